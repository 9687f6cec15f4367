import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { installedChromium } from '../tools/chromium.ts'

/** The generated hooks run in React in Chromium, against Prism. */
export default defineProject({
  cacheDir: '../node_modules/.vite-hooks',
  plugins: [react()],
  // Bundled in advance, because a library that a test imports first reloads the page during the test.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'react',
      'react/jsx-dev-runtime',
      'react-dom/client',
      'vitest-browser-react/pure',
    ],
  },
  test: {
    name: 'hooks',
    include: ['**/*.test.tsx'],
    globalSetup: ['./prism/prism.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: installedChromium() } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
