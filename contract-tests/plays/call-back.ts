import { sandboxAccounts } from '#api/contract/generated/sandbox-values.ts'
import { seededCustomer } from '#api/testing/customer.ts'
import { operationOf } from '../contract.ts'
import { makeReady } from '../ready.ts'
import type { Play, Plays } from '../scene.ts'
import { after, lockedBy } from './before-the-call.ts'

const RINGING_SECONDS = 2
/** After this long an account that decides by itself has done so. */
const DECISION_SECONDS = 4

/** The call to an account that decides by itself. */
const decidedBy = (account: keyof typeof sandboxAccounts): Play => {
  return async ({ world, call }) => {
    const customer = seededCustomer(world.app, sandboxAccounts[account][0])
    await customer.startLogin()
    const { callbackId } = await customer.verifyLogin()
    world.clock.advance(DECISION_SECONDS)
    return call({ parameters: { callbackId } })
  }
}

const unknownCall: Play = ({ call }) => call({ parameters: { callbackId: crypto.randomUUID() } })

export const callPlays: Plays = {
  getCallbackStatus: {
    callback_pending: after(RINGING_SECONDS),
    callback_confirmed: decidedBy('callback_confirmed'),
    callback_rejected: decidedBy('callback_rejected'),
    callback_expired: decidedBy('callback_expired'),
    callback_not_found: unknownCall,
  },

  completeCallback: {
    callback_incomplete: decidedBy('callback_incomplete'),
    callback_not_found: unknownCall,
    // Who can follow the call has not pressed a key in it yet.
    callback_not_confirmed: async scene => {
      await makeReady(operationOf('getCallbackStatus'), scene)
      return scene.call()
    },
    callback_expired: decidedBy('callback_rejected'),
    account_locked_soft: lockedBy(customer => customer.tryPassword('Palm#Trees2032')),
  },
}
