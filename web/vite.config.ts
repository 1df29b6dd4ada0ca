import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from './tools/game-icons.ts';
import { offline } from './tools/offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['UNDERCROFT_SERVER'] ?? 'http://127.0.0.1:8000';
const proxy = {
  '/api': { target: server, changeOrigin: true },
  '/ws': { target: server, ws: true, changeOrigin: true },
};

// `--mode site`: a folder that needs no server and may lie anywhere.
export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), svelte(), offline()],
  base: mode === 'site' ? './' : '/',
  resolve: { alias: { $lib: here('./src/lib'), $parts: here('./src/parts'), $games: here('../src/undercroft/games') } },
  // The words and rulebooks are shared with the Python side and live outside this folder.
  server: { fs: { allow: [here('..')] }, proxy },
  preview: { proxy },
  // Nothing becomes a data: address, so that the strict content security policy holds.
  build: {
    outDir: mode === 'site' ? 'site' : 'dist',
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
    rollupOptions: {
      input: { index: here('./index.html'), 'service-worker': here('./src/service-worker.ts') },
      output: {
        // A service worker is known by its address and looks after the folder it lies in.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es' },
  define: {
    __SITE__: JSON.stringify(mode === 'site'),
    __DEMO__: JSON.stringify(process.env['UNDERCROFT_DEMO'] === '1' || process.env['NODE_ENV'] !== 'production'),
  },
}));
