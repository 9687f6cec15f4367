import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tools/chromium.ts'

const executablePath = installedChromium()

/** The journeys run in a real browser, against the built web app and a real server for each worker. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/build.setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    launchOptions: executablePath ? { executablePath } : {},
  },
})
