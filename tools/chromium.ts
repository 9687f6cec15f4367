import { chromium } from '@playwright/test'
import { isProgram, onPath, type Program } from './programs.ts'

/** The names in order of preference. Debian's headless Chromium has the same engine and needs a third less CPU than the full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const USUAL_PATHS = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

export function installedChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path) {
    if (isProgram(path)) return path
    throw new Error(`CHROMIUM_PATH is not an executable file: ${path}`)
  }
  return [chromium.executablePath()].find(isProgram) ?? onPath(...NAMES) ?? USUAL_PATHS.find(isProgram)
}

export const CHROMIUM: Program = {
  name: 'Chromium',
  find: installedChromium,
  // Older releases of Debian have only the full Chromium.
  packages: ['chromium-headless-shell', 'chromium'],
  otherwise: 'npx playwright install chromium, or set CHROMIUM_PATH to its path',
}
