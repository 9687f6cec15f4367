import { describe, expect, test } from 'vitest'
import type { ScreenState } from '#web/mock/screen-states.ts'
import { gateStates, statesOfShard } from './gate-states.ts'

const SCREEN = {
  id: 'list',
  area: 'wallet' as const,
  path: '/list',
  clientStates: ['a', 'b', 'c', 'd', 'e'].map(id => ({ id })),
}

function state(name: string, more: Partial<ScreenState> = {}): ScreenState {
  return { id: `list.${name}`, screen: SCREEN, stored: {}, choices: {}, steps: [], ...more }
}
const response = (operation: string, name: string, code?: string) =>
  state(`${operation}.${name}`, { operation, scenario: { name, status: code ? 422 : 200, code, hasItems: false } })

const namesOf = (states: readonly ScreenState[]) => states.map(({ id }) => id.replace('list.', ''))

describe('npm test opens', () => {
  test('a screen as it opens, a quarter of its client states, and its empty list', () => {
    const states = ['start', 'a', 'b', 'c', 'd', 'e', 'empty'].map(name => state(name))
    expect(namesOf(gateStates(states))).toEqual(['start', 'a', 'e', 'empty'])
  })

  test('the first state with each code, whatever operation returns it', () => {
    const states = [
      response('listItems', 'all_green'),
      response('listItems', 'nothing_empty'),
      response('listItems', 'first', 'CURSOR_INVALID'),
      response('createItem', 'again', 'CURSOR_INVALID'),
      response('createItem', 'other', 'WALLET_FROZEN'),
    ]
    expect(namesOf(gateStates(states))).toEqual(['listItems.nothing_empty', 'listItems.first', 'createItem.other'])
  })
})

describe('a shard', () => {
  const states = ['a', 'b', 'c', 'd', 'e'].map(name => state(name))

  test('has each state once among all shards', () => {
    const shards = ['1/2', '2/2'].map(shard => namesOf(statesOfShard(states, shard)))
    expect(shards).toEqual([
      ['a', 'c', 'e'],
      ['b', 'd'],
    ])
    expect(statesOfShard(states, undefined)).toEqual(states)
  })

  test.each(['3/2', '0/2', 'x'])('%s is refused', shard => {
    expect(() => statesOfShard(states, shard)).toThrow('TEST_SHARD')
  })
})
