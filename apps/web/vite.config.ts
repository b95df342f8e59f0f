import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';

export default defineConfig({
  // Relative addresses: the table can be served from any folder.
  base: './',
  plugins: [react(), offline()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
