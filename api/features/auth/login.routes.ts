import * as contract from '#api/contract/generated/routes.ts'
import type { CallbackState } from '#api/contract/generated/schemas.ts'
import type { Api } from '#api/http/api.ts'
import { completeCall, followCall } from './call-back.service.ts'
import { resendLoginCode, startLogin, verifyLogin } from './login.service.ts'
import { presentCode, presentTokens } from './present.ts'

const CALL_MESSAGES: Record<CallbackState, string> = {
  calling: 'We are calling your phone',
  pending: 'Waiting for you to press 1 or 2',
  confirmed: 'You confirmed the sign-in',
  rejected: 'Login cancelled. You pressed 2 to reject this login request.',
  expired: 'Verification expired. Please try logging in again.',
}

export function loginRoutes({ implement, deps }: Api): void {
  const showsCodes = deps.sandbox !== undefined

  implement(contract.loginWithPassword, async c => {
    const started = await startLogin(deps, c.req.valid('json'))
    const userId = started.account.id
    if ('sent' in started) return c.json({ needsOtp: true, userId, ...presentCode(started.sent, showsCodes) }, 200)
    return c.json({ needsOtp: false, message: 'Signed in', ...presentTokens(started.signedIn) }, 200)
  })

  implement(contract.verifyLoginOtp, async c => {
    const { userId, ...rest } = c.req.valid('json')
    const verified = await verifyLogin(deps, { userId, ...rest })
    const { deviceId } = verified
    if ('signedIn' in verified) {
      return c.json({ needsCallback: false, deviceId, ...presentTokens(verified.signedIn) }, 200)
    }
    const { id: callbackId, expiresAt } = verified.call
    return c.json({ needsCallback: true, userId, deviceId, callbackId, expiresAt: expiresAt.toISOString() }, 200)
  })

  implement(contract.resendLoginOtp, async c => {
    const request = c.req.valid('json')
    const sent = await resendLoginCode(deps, request)
    return c.json({ needsOtp: true, userId: request.userId, ...presentCode(sent, showsCodes) }, 200)
  })

  implement(contract.getCallbackStatus, async c => {
    const status = await followCall(deps, c.req.valid('param').callbackId)
    return c.json({ status, message: CALL_MESSAGES[status] }, 200)
  })

  implement(contract.completeCallback, async c => {
    const { account, signedIn } = await completeCall(deps, c.req.valid('param').callbackId, c.req.valid('json'))
    return c.json(signedIn ? presentTokens(signedIn) : { userId: account.id }, 200)
  })
}
