declare module '*.icons' {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; audioContext: AudioContext };
}
declare const __DEMO__: boolean;
/** Whether this is a static site, without a server. */
declare const __SITE__: boolean;
/** What `tools/offline.ts` has put beside the page. */
declare const __OFFLINE__: import('../tools/offline').Offline & { home: string };
