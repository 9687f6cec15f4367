import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { withLocale } from '#api/http/requests/accept-language.ts'
import { completeCallback } from './complete-callback.ts'
import { forgotPassword } from './forgot-password.ts'
import { getCallbackStatus } from './get-callback-status.ts'
import { loginWithPassword } from './login-with-password.ts'
import { logout } from './logout.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { resendLoginOtp } from './resend-login-otp.ts'
import { resetPassword } from './reset-password.ts'
import { sendOtp } from './send-otp.ts'
import { setPasscode } from './set-passcode.ts'
import { setPassword } from './set-password.ts'
import { verifyLoginOtp } from './verify-login-otp.ts'
import { verifyOtp } from './verify-otp.ts'

export function authRoutes({ implement, deps }: Api): void {
  implement(contract.sendOtp, async c =>
    c.json(await sendOtp(deps, withLocale(c.req.valid('json'), c.req.header('Accept-Language'))), 200),
  )

  implement(contract.verifyOtp, async c =>
    c.json(await verifyOtp(deps, withLocale(c.req.valid('json'), c.req.header('Accept-Language'))), 200),
  )

  implement(contract.setPassword, async c => {
    const { userId, password } = c.req.valid('json')
    return c.json(await setPassword(deps, c.var.bearer, userId, password), 200)
  })

  implement(contract.setPasscode, async c => {
    const { userId, passcode } = c.req.valid('json')
    return c.json(await setPasscode(deps, c.var.bearer, userId, passcode), 200)
  })

  implement(contract.loginWithPassword, async c =>
    c.json(await loginWithPassword(deps, c.req.valid('json'), c.var.address), 200),
  )

  implement(contract.verifyLoginOtp, async c =>
    c.json(await verifyLoginOtp(deps, withLocale(c.req.valid('json'), c.req.header('Accept-Language'))), 200),
  )

  implement(contract.resendLoginOtp, async c => c.json(await resendLoginOtp(deps, c.req.valid('json')), 200))

  implement(contract.getCallbackStatus, async c =>
    c.json(await getCallbackStatus(deps, c.req.valid('param').callbackId), 200),
  )

  implement(contract.completeCallback, async c =>
    c.json(await completeCallback(deps, c.req.valid('param').callbackId, c.req.valid('json')), 200),
  )

  implement(contract.forgotPassword, async c => c.json(await forgotPassword(deps, c.req.valid('json')), 200))

  implement(contract.resetPassword, async c => c.json(await resetPassword(deps, c.req.valid('json')), 200))

  implement(contract.refreshTokens, async c =>
    c.json(await refreshTokens(deps, c.req.valid('json').refreshToken, c.var.receivedAt), 200),
  )

  implement(contract.logout, async c => {
    await logout(deps, c.req.valid('json'), c.var.receivedAt)
    return c.body(null, 204)
  })
}
