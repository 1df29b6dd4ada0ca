declare module 'game-icons:*' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; audioContext: AudioContext };
}
declare const __DEMO__: boolean;
