import { quantile, spread, table, verdict } from '../report.ts'
import { CROWD, USUAL } from './customers.ts'
import { CALLS, type Meanwhile } from './meanwhile.ts'
import type { Round, Running } from './rates.ts'

const BUDGET_MILLISECONDS = 50

export function report([plink, ...peers]: Running[], meanwhile: Meanwhile): string {
  return [rates(plink!, peers), others(meanwhile)].join('\n\n')
}

/** Compares the best rounds: what else the machine does makes a round slower, never faster. */
function rates(plink: Running, peers: Running[]): string {
  const rows = peers.map(peer => {
    const { atLeast } = peer
    const ratio = best(plink, 'perCpuSecond') / best(peer, 'perCpuSecond')
    return [
      peer.name,
      best(peer, 'perCpuSecond').toFixed(0),
      `**${times(ratio)}**`,
      spread(
        peer.rounds.map(({ perCpuSecond }, round) => plink.rounds[round]!.perCpuSecond / perCpuSecond),
        times,
      ),
      `${best(plink, 'perSecond').toFixed(0)} to ${best(peer, 'perSecond').toFixed(0)}`,
      atLeast ? `at least ${atLeast}: ${verdict(ratio >= atLeast)}` : 'none',
    ]
  })
  return [
    `Password sign-ins per second of CPU, ${USUAL} at a time: Plink ${best(plink, 'perCpuSecond').toFixed(0)}. The best of ${plink.rounds.length} rounds.\n`,
    table(
      ['Peer', 'Its rate', 'Plink is times that', 'In single rounds', 'On the wall, Plink to peer', 'Budget'],
      rows,
    ),
    '\nWhat each does:\n',
    ...[plink, ...peers].map(({ name, does }) => `- ${name}: ${does}`),
  ].join('\n')
}

function others({ situations, turnout: { signedIn, refused } }: Meanwhile): string {
  const share = (refused / (signedIn + refused)) * 100
  const rows = CALLS.flatMap((path, call) =>
    situations.map(({ customers, latencies }) => latency(path, customers, latencies[call]!)),
  )
  return [
    `Of the attempts of ${CROWD} customers at a time, ${share.toFixed(0)} % are refused with 503 and \`Retry-After\`; some must be: ${verdict(refused > 0)}. Other calls meanwhile:\n`,
    table(['Call', 'Sign-ins at a time', '99 of 100 take at most', 'Half of them', 'Budget'], rows),
  ].join('\n')
}

function latency(path: string, customers: number, milliseconds: number[]): string[] {
  const most = quantile(milliseconds, 0.99)
  const format = (value: number) => `${value.toFixed(1)} ms`
  const budget = `below ${BUDGET_MILLISECONDS} ms: ${verdict(most < BUDGET_MILLISECONDS)}`
  return [`\`GET ${path}\``, `${customers}`, `**${format(most)}**`, format(quantile(milliseconds, 0.5)), budget]
}

const best = ({ rounds }: Running, kind: keyof Round) => Math.max(...rounds.map(each => each[kind]))
const times = (value: number) => value.toFixed(2)
