import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { installedChromium } from '../tools/chromium.ts'

/** Components are tested in Chromium, because focus, carets, dialogs and right-to-left text are the browser's. */
export default defineProject({
  plugins: [tailwindcss()],
  // Bundled ahead: a library that is first met by a test reloads the page in the midst of it.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'downshift',
      'react',
      'react-dom',
      'react-dom/client',
      'react-hook-form',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'vitest-browser-react/pure',
    ],
  },
  test: {
    name: 'components',
    include: ['**/*.test.tsx'],
    setupFiles: ['./testing/components.setup.ts'],
    // One frame for all files: the setup takes off what each test rendered.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: installedChromium() },
        contextOptions: { locale: 'en-GB', timezoneId: 'Asia/Riyadh', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 800, height: 600 } }],
    },
  },
})
