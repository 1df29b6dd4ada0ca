import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { gameIcons } from './tools/game-icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['UNDERCROFT_SERVER'] ?? 'http://127.0.0.1:8000';
const proxy = {
  '/api': { target: server, changeOrigin: true },
  '/ws': { target: server, ws: true, changeOrigin: true },
};

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $parts: here('./src/parts'), $games: here('../src/undercroft/games') } },
  // The words and rulebooks are shared with the Python side and live outside this folder.
  server: { fs: { allow: [here('..')] }, proxy },
  preview: { proxy },
  // Nothing becomes a data: address, so that the strict content security policy holds.
  build: { outDir: 'dist', assetsInlineLimit: 0, target: 'es2022', chunkSizeWarningLimit: 400 },
  define: {
    __DEMO__: JSON.stringify(process.env['UNDERCROFT_DEMO'] === '1' || process.env['NODE_ENV'] !== 'production'),
  },
});
