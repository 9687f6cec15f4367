import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { installedChromium } from '../tools/chromium.ts'
import { contractPlugin } from '../tools/mock/vite-plugin.ts'
import { addReference } from '../tools/reference/vite-reference.ts'

/** Components are tested in Chromium, because the browser implements focus, carets, dialogs and right-to-left text. */
export default defineProject({
  // In a folder of its own here it would make every build look older than its sources.
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), contractPlugin(), addReference()],
  // Bundled in advance, because a library that a test imports first reloads the page during the test.
  optimizeDeps: {
    include: [
      '@tanstack/react-query',
      'axe-core',
      'd3-array',
      'd3-shape',
      'downshift',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server.edge',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-hook-form',
      'react-router-dom',
      'vitest-browser-react/pure',
    ],
  },
  test: {
    name: 'components',
    // The client for integrators runs in browsers as well as in Node.
    include: ['**/*.test.tsx', '../client/src/*.test.ts'],
    exclude: ['screen-states.test.tsx'],
    provide: {
      screenshots: Boolean(process.env.SCREENSHOTS),
      gate: Boolean(process.env.TEST_GATE),
      share: process.env.TEST_SHARD ?? '',
      cpuSlowdown: Number(process.env.CPU_SLOWDOWN ?? 1),
    },
    setupFiles: ['./testing/components.setup.ts'],
    // One frame for all files. The setup removes what each test rendered.
    isolate: false,
    // As long as Vitest waits for elements. Its usual second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Longer than a few expectations wait, so that a failure says what was expected. A test that times out also goes on beside the next one.
    testTimeout: 60_000,
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
