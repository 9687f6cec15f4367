import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { addReference } from './tools/reference/vite-reference.ts'
import { listModuleFiles } from './web/vite-module-files.ts'
import { sharedFileOf } from './web/vite-shared-files.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), listModuleFiles(), addReference()],
  // The pages of web/mock need a plugin that only `npm run dev:mock` has.
  optimizeDeps: { entries: 'index.html' },
  server: {
    // Not all of /api: the sources of web/api stand under that name too.
    proxy: {
      '^/api/(v1|admin|sandbox)/': api,
      '/health': api,
      '^/docs/(reference/[^/]+/try$|plink|search)': api,
      '^/(openapi|workflows)..*': api,
    },
  },
  build: {
    // The Content-Security-Policy allows files of our own origin only: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: sharedFileOf }] } },
    },
  },
})
