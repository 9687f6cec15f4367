import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { seededCustomer } from '../api/dev/testing/customer.ts'
import { startServer } from '../api/dev/testing/server-process.ts'
import { sandboxAccounts } from '../domain/generated/sandbox-values.ts'
import { CHROMIUM } from '../tools/chromium.ts'
import { buildIfStale, WEB } from '../tools/product-build.ts'
import { requireProgram } from '../tools/programs.ts'
import { bundleCompressedWeb } from '../tools/web-build.ts'
import { type Figure, ofRounds } from './report.ts'
import { isShort } from './short.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RUNS = isShort ? 1 : 5
const LANDING = '/'
const FIRST_STEP = '/onboarding/business-type'
const DASHBOARD = '/app/dashboard'
const SHIFT_BUDGET = 0.02
const INVISIBLE_SHIFT = 0.002
const ATTACHED_BUDGET_SECONDS = 1.6
/** Simulates a mid-range phone. */
const CPU_SLOWDOWN = 4
const SCREEN = { width: 360, height: 740 }
/** The preset "Slow 4G" of browser tools. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
/** Long enough for late layout shifts. */
const SETTLE_MILLISECONDS = isShort ? 0 : 3000

interface Visit {
  path: string
  cache: 'empty' | 'warm'
  stored: Record<string, string>
  budgetSeconds: number
}

interface Seen {
  /** When the largest content was painted. */
  paintSeconds: number
  shift: number
  /** When a tap on the page began to work, if it has a choice. */
  attachedSeconds: number
}

/** Measures visits to the built web app on the real server. */
export async function measurePaint(): Promise<Figure[]> {
  const executablePath = await requireProgram(CHROMIUM)
  await buildIfStale(ROOT, WEB, bundleCompressedWeb)
  const dataDir = mkdtempSync(join(tmpdir(), 'plink-bench-'))
  const server = await startServer({ DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' })
  const browser = await chromium.launch({ executablePath })
  try {
    const stored = await signedIn(server.url)
    const visits: Visit[] = [
      { path: LANDING, cache: 'empty', stored: {}, budgetSeconds: 1.2 },
      { path: FIRST_STEP, cache: 'empty', stored: {}, budgetSeconds: 1.2 },
      { path: DASHBOARD, cache: 'empty', stored, budgetSeconds: 2.1 },
      { path: DASHBOARD, cache: 'warm', stored, budgetSeconds: 1.5 },
    ]
    const rounds: Seen[][] = []
    for (let run = 0; run < RUNS; run++) rounds.push(await visitAll(browser, server.url, visits))
    return visits.flatMap((visit, index) =>
      figuresOf(
        visit,
        rounds.map(round => round[index]!),
      ),
    )
  } finally {
    await browser.close()
    server.kill('SIGTERM')
    await server.exited
    rmSync(dataDir, { recursive: true })
  }
}

async function visitAll(browser: Browser, url: string, visits: Visit[]): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const visit of visits) seen.push(await see(browser, url, visit))
  return seen
}

/** The browser storage of a signed-in customer. */
async function signedIn(url: string): Promise<Record<string, string>> {
  const server = { request: (path: string, init?: RequestInit) => fetch(url + path, init) }
  const [phone] = sandboxAccounts.login_with_code
  const { accessToken, refreshToken, userId } = await seededCustomer(server, phone).signIn()
  return { accessToken, refreshToken, userId }
}

async function see(browser: Browser, url: string, { path, cache, stored }: Visit): Promise<Seen> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await context.addInitScript(entries => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await context.addInitScript(observe)
  const page = await context.newPage()
  await slowDown(page)
  if (cache === 'warm') await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MILLISECONDS)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return seen
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // With an open stream of events the network is never idle. Playwright's own way to stop a request empties the cache.
  await session.send('Network.setBlockedURLs', { urls: ['*/wallet/events'] })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

declare global {
  interface Window {
    seen: Seen
  }
  interface PerformanceEntry {
    /** The score of a layout shift. */
    value: number
  }
}

/** Runs in the page. Adds up all shifts. The sum is at least the cumulative layout shift that browsers report. */
function observe(): void {
  const seen: Seen = { paintSeconds: 0, shift: 0, attachedSeconds: 0 }
  window.seen = seen
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.paintSeconds = startTime / 1000
  })
  follow('layout-shift', ({ value }) => {
    seen.shift += value
  })
  const watch = setInterval(() => {
    const choice = document.querySelector('input[type=radio]') ?? {}
    // React keeps what it calls on a tap on the element itself.
    if (!Object.keys(choice).some(key => key.startsWith('__reactProps'))) return
    seen.attachedSeconds = performance.now() / 1000
    clearInterval(watch)
  }, 10)
}

function figuresOf({ path, cache, budgetSeconds }: Visit, seen: Seen[]): Figure[] {
  const visit = `\`${path}\`, ${cache} cache`
  const shifts = seen.map(({ shift }) => shift)
  const largest = Math.max(...shifts)
  const inSeconds = (what: string, budget: number, seconds: number[]): Figure => ({
    name: `${what} ${visit}, 360 px, processor ${CPU_SLOWDOWN} times slower, slow 4G`,
    unit: 's',
    better: 'lower',
    budget,
    ...ofRounds(seconds),
  })
  const attached = seen.map(({ attachedSeconds }) => attachedSeconds)
  return [
    inSeconds(
      'largest contentful paint of',
      budgetSeconds,
      seen.map(({ paintSeconds }) => paintSeconds),
    ),
    ...(path === FIRST_STEP ? [inSeconds('a tap works on', ATTACHED_BUDGET_SECONDS, attached)] : []),
    {
      name: `layout shift of ${visit}, largest of ${RUNS} visits`,
      value: largest,
      noise: Math.max(largest - Math.min(...shifts), INVISIBLE_SHIFT),
      unit: 'score',
      better: 'lower',
      budget: SHIFT_BUDGET,
    },
  ]
}
