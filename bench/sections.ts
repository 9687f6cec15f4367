import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from './report.ts'

/** The sections by name. The module of a section is loaded only when it runs. */
export const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  install: async () => (await import('./install.ts')).measureInstall(),
  'start-up': async () => (await import('./start-up.ts')).measureStartUp(),
  paint: async () => (await import('./paint.ts')).measurePaint(),
  docs: async () => (await import('./docs.ts')).measureDocs(),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
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
  traces: async () => (await import('./wallet/traces.ts')).measureTraces(),
  exports: async () => (await import('./wallet/exports.ts')).measureExports(),
  statements: async () => (await import('./wallet/statements.ts')).measureStatements(),
  crowd: async () => (await import('./wallet/crowd.ts')).measureCrowd(),
  transfers: async () => (await import('./transfers/measure.ts')).measureTransfers(),
  transactions: async () => (await import('./wallet/pages.ts')).measurePages(),
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
