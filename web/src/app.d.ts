declare module '*.icons' {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; audioContext: AudioContext };
}
declare const __DEMO__: boolean;
