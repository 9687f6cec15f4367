import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

/** Debian's headless Chromium. It has the same engine and needs a third less CPU than the full browser. */
const HEADLESS_SHELL = 'chromium-headless-shell'
/** In order of preference. */
const NAMES = [
  HEADLESS_SHELL,
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
const run = promisify(execFile)

/** The path of Chromium: `CHROMIUM_PATH` or an installed one. Without either, installs Debian's. */
export async function requireChromium(): Promise<string> {
  const found = installedChromium()
  if (found) return found
  await installWithApt()
  const installed = installedChromium()
  if (!installed) throw new Error(MISSING)
  return installed
}

const MISSING =
  'Chromium is not installed. Install it (apt install chromium-headless-shell, or npx playwright install chromium), ' +
  'or set CHROMIUM_PATH to its path.'

export function installedChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (isProgram(given)) return given
    throw new Error(`CHROMIUM_PATH is not an executable file: ${given}`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [chromium.executablePath(), ...onPath, ...USUAL_PATHS].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installWithApt(): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  // A machine that has just started may still hold the lock of apt for its own updates.
  const apt = [
    ...asRoot,
    ...'env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends -o DPkg::Lock::Timeout=120'.split(' '),
  ]
  console.info('  … Chromium is not installed. Installing it with apt-get')
  try {
    await command([...apt, 'update'])
    // Older releases of Debian only have the full Chromium.
    await command([...apt, 'install', HEADLESS_SHELL]).catch(() => command([...apt, 'install', 'chromium']))
    console.info('  … Chromium is installed')
  } catch (error) {
    throw new Error(`${MISSING}\napt-get: ${error instanceof Error ? error.message.trim() : error}`)
  }
}

async function command([program = '', ...args]: string[]): Promise<void> {
  await run(program, args, { maxBuffer: 16 * 1024 * 1024 })
}
