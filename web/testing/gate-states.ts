import type { ScreenState } from '#web/mock/screen-states.ts'

/** Of the client states, every one at such a distance. */
const CLIENT_STATE_STEP = 4

/**
 * The states that `npm test` opens: every screen as it opens, its empty lists, the first screen that shows each code, and a quarter of the
 * client states, of each screen at least the first. All others look like one of these, so `npm run test:all` opens them.
 */
export function gateStates(states: readonly ScreenState[]): ScreenState[] {
  const codes = new Set<string>()
  const isFirstOfCode = ({ scenario }: ScreenState) => scenario?.code !== undefined && isNew(codes, scenario.code)
  return states.filter(state => isStart(state) || isEmpty(state) || isFirstOfCode(state) || isChosen(state))
}

const isStart = ({ id, operation }: ScreenState) => operation === undefined && id.endsWith('.start')

/** A list without items, or an example of one. */
const isEmpty = ({ id, scenario }: ScreenState) => id.endsWith('.empty') || scenario?.name.endsWith('_empty')

/** A client state that belongs to the quarter. */
function isChosen({ id, screen: { id: screenId, clientStates = [] } }: ScreenState): boolean {
  const index = clientStates.findIndex(({ id: name }) => id === `${screenId}.${name}`)
  return index >= 0 && index % CLIENT_STATE_STEP === 0
}

function isNew(seen: Set<string>, value: string): boolean {
  if (seen.has(value)) return false
  seen.add(value)
  return true
}

/**
 * One of several equal parts of the states, for machines that share them.
 * @param shard such as `1/4`, or nothing for all of them
 */
export function statesOfShard(states: readonly ScreenState[], shard: string | undefined): readonly ScreenState[] {
  const [part, parts] = (shard ?? '1/1').split('/').map(Number)
  if (!part || !parts || part > parts) throw new Error(`TEST_SHARD is not like 1/4: ${shard}`)
  return states.filter((_, index) => index % parts === part - 1)
}
