import { mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(base({ mode: 'test', command: 'serve' }), {
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
