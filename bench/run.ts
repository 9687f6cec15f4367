import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { machine } from './report.ts'

/** Each section returns its part of the report in Markdown. Its module is loaded only when it runs. */
const SECTIONS: Record<string, () => Promise<string>> = {
  http: async () => {
    installPeers()
    return (await import('./http/measure.ts')).measureHttp()
  },
  'sign-in': async () => {
    installPeers()
    return (await import('./sign-in/measure.ts')).measureSignIn()
  },
  'honest-customer': async () => (await import('./sign-in/honest-customer.ts')).measureHonestCustomer(),
  enumeration: async () => (await import('./enumeration.ts')).measureEnumeration(),
  wallet: async () => (await import('./wallet/rates.ts')).measureRates(),
  transactions: async () => (await import('./wallet/pages.ts')).measurePages(),
  'start-up': async () => (await import('./start-up.ts')).measureStartUp(),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  paint: async () => (await import('./paint.ts')).measurePaint(),
}

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Installs the peers and the load generator on first use, and again when the lock file changes. */
function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') > changedAt('package-lock.json')) return
  console.error('… installing the peers')
  const { status } = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed in bench/')
}

const changedAt = (path: string) => statSync(`${folder}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(', ')}. Choose from: ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(1)
}
const running = Object.entries(SECTIONS).filter(([name]) => wanted.length === 0 || wanted.includes(name))

console.log(`Measured on ${machine()}`)
for (const [name, measure] of running) {
  console.error(`… ${name}`)
  console.log(`\n${await measure()}`)
}
process.exit()
