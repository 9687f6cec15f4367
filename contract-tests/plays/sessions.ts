import { createApp } from '#api/app.ts'
import { OTHER_DEVICE } from '#api/testing/customer.ts'
import { waitingAt } from '../exchanged-parts.ts'
import { gate } from '../gate.ts'
import type { Play, Plays } from '../scene.ts'
import { lockedBy } from './before-the-call.ts'

const MINUTE = 60

/** The token was exchanged a while ago: of the two who hold it one is not the customer. */
const tokenReused: Play = async ({ ready, world, customer, callWithEffect }) => {
  await ready()
  const { refreshToken } = customer
  await customer.refresh()
  world.clock.advance(1)
  customer.refreshToken = refreshToken
  return callWithEffect()
}

export const sessionPlays: Plays = {
  changePassword: {
    // The first call must not succeed: it would end the session that the second one needs.
    idempotency_mismatch: async ({ ready, call, scenario }) => {
      const headers = { 'Idempotency-Key': crypto.randomUUID() }
      await ready()
      await call({ headers, body: { ...scenario.body, currentPassword: 'Palm#Trees2032' } })
      return call({ headers })
    },
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },

  refreshTokens: {
    token_reused: tokenReused,
    token_rotated: async ({ ready, world, customer, callWithEffect }) => {
      await ready()
      const door = gate()
      const answer = callWithEffect(createApp({ ...world.deps, ...waitingAt(door, world.deps) }))
      await door.reached
      world.clock.advance(1)
      await customer.refresh()
      door.open()
      return answer
    },
  },

  logout: { token_reused: tokenReused },

  getMe: {
    profile_missing: async ({ person, customer, call }) => {
      await person.upTo('done')
      await customer.signIn()
      return call()
    },
  },

  listSessions: {
    two_devices: async ({ world, person, customer, call }) => {
      await person.upTo('done')
      await customer.at(OTHER_DEVICE).signIn()
      world.clock.advance(MINUTE)
      await customer.signIn()
      return call()
    },
  },

  endSession: {
    session_not_found: async ({ ready, call }) => {
      await ready()
      return call({ parameters: { sessionId: crypto.randomUUID() } })
    },
  },
}
