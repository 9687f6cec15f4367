import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameFirstPages } from './web/vite-first-pages.ts'

const api = process.env.API_URL ?? 'http://localhost:3000'

/** What loads together comes in few files: over HTTP/1.1 each small one waits its turn, six at a time. */
const CHUNKS = [
  { name: 'query', test: /\/node_modules\/@tanstack\// },
  {
    name: 'session',
    // The landing page reads how a session ended, and needs nothing else of it.
    test: /\/web\/(session\/(?!session-end)|api\/(fetcher|token-refresh|token|use-me|use-wallet|generated\/(auth|wallet))\.)/,
  },
  { name: 'ui', test: /\/web\/ui\/(icons|class-names|Ltr|Skeleton|VisuallyHidden|Notice)\./ },
]

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), nameFirstPages()],
  // The pages of web/mock need a plugin that only `npm run dev:mock` has.
  optimizeDeps: { entries: 'index.html' },
  server: {
    // Not all of /api: the sources of web/api stand under that name too.
    proxy: {
      '^/api/(v1|admin|sandbox)/': api,
      '/health': api,
      '^/docs/(reference|plink)': api,
      '^/(openapi|workflows)..*': api,
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // The Content-Security-Policy allows files of our own origin only: no data: fonts, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } } },
  },
})
