import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tools/chromium.ts'

const executablePath = installedChromium()

/** Pages that a full Chromium loads for the address bar of each new window. They cost as much as a journey's own. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** What Playwright turns off. Chromium reads only the last list it is given, so ours repeats these. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
const args = [`--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`]

/** The journeys run in a real browser, against the built web app and a real server for each worker. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/support/global.setup.ts',
  // Without the paths of the root, which lead to types instead of modules.
  tsconfig: './e2e/tsconfig.json',
  // The journeys of the gate pass through every area once.
  ...(process.env.TEST_GATE ? { grep: /@gate/ } : {}),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The cores of a small machine. With a third one, a page that needs 5 s of CPU, as the reference does, took 30 s beside the other areas.
  workers: 2,
  // Long enough for a machine that is busy with something else, and less than the three minutes without a finished test that end the area.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Beside the logs of the areas: Playwright empties its folder.
  outputDir: './test-results/browser',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // Recording costs CPU. It is for where nobody can run a failed journey again at once.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    launchOptions: executablePath ? { executablePath, args } : { args },
  },
})
