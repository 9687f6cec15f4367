import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { installedChromium } from '../tools/chromium.ts'

/** Components are tested in Chromium, because focus, carets, dialogs and right-to-left text are the browser's. */
export default defineProject({
  plugins: [tailwindcss()],
  test: {
    name: 'components',
    include: ['**/*.test.tsx'],
    // One frame for all files: each test takes off what it rendered.
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
