import { installPeers } from './install-peers.ts'
import { machine } from './report.ts'

/** Each answers its part of the report in Markdown and is loaded only when it runs. */
const SECTIONS: Record<string, () => Promise<string>> = {
  http: async () => {
    installPeers()
    return (await import('./http/measure.ts')).measureHttp()
  },
  'sign-in': async () => {
    installPeers()
    return (await import('./sign-in/measure.ts')).measureSignIn()
  },
  wallet: async () => (await import('./wallet/rates.ts')).measureRates(),
  transactions: async () => (await import('./wallet/pages.ts')).measurePages(),
  'start-up': async () => (await import('./start-up.ts')).measureStartUp(),
  sizes: async () => (await import('./sizes.ts')).measureSizes(),
  paint: async () => (await import('./paint.ts')).measurePaint(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}`)
  process.exit(1)
}
const running = Object.entries(SECTIONS).filter(([name]) => wanted.length === 0 || wanted.includes(name))

console.log(`Measured on ${machine()}`)
for (const [name, measure] of running) {
  console.error(`… ${name}`)
  console.log(`\n${await measure()}`)
}
process.exit()
