import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import { installedChromium } from '../tools/chromium.ts'
import { contractPlugin } from '../tools/mock/vite-plugin.ts'
import { addReference } from '../tools/reference/vite-reference.ts'

/** Components are tested in Chromium, because the browser implements focus, carets, dialogs and right-to-left text. */
export default defineProject({
  // The cache is not in a folder here, because that would make every build look older than its sources.
  cacheDir: '../node_modules/.vite',
  plugins: [react(), tailwindcss(), contractPlugin(), addReference()],
  // These libraries are bundled in advance, because one that a test imports first reloads the page during the test.
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
    exclude: ['screen-states.test.tsx', 'long-names.test.tsx'],
    provide: {
      screenshots: Boolean(process.env.SCREENSHOTS),
      gate: Boolean(process.env.TEST_GATE),
      share: process.env.TEST_SHARD ?? '',
      cpuSlowdown: Number(process.env.CPU_SLOWDOWN ?? 1),
    },
    setupFiles: ['./testing/components.setup.ts'],
    // All files share one frame. The setup removes everything that a test has rendered.
    isolate: false,
    // Equal to the time that Vitest waits for elements. The default of one second is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // Longer than a few waiting expectations, so that a failure says what was expected. A test that times out also continues beside the next one.
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
