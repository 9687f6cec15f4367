import * as contract from '#api/contract/generated/routes.ts'
import type { Api } from '#api/http/api.ts'
import { OTP_RESEND_SECONDS } from '#domain/constants.ts'
import { setPasscode, setPassword } from './credentials.service.ts'
import { loginRoutes } from './login.routes.ts'
import { recoveryRoutes } from './recovery.routes.ts'
import { sessionRoutes } from './session.routes.ts'
import { startSignUp, verifyPhone } from './sign-up.service.ts'

export function authRoutes(api: Api): void {
  credentialRoutes(api)
  loginRoutes(api)
  recoveryRoutes(api)
  sessionRoutes(api)
}

function credentialRoutes({ implement, deps }: Api): void {
  implement(contract.sendOtp, async c => {
    const { phoneNumber, businessType } = c.req.valid('json')
    const { code, expiresAt, attemptsAllowed } = await startSignUp(deps, phoneNumber, businessType)
    return c.json(
      {
        success: true as const,
        message: 'Verification code sent',
        expiresAt: expiresAt.toISOString(),
        resendAfterSeconds: OTP_RESEND_SECONDS,
        attemptsAllowed,
        ...(deps.sandbox && { otpCode: code, testOTP: code }),
      },
      200,
    )
  })

  implement(contract.verifyOtp, async c => {
    const { phoneNumber, otp } = c.req.valid('json')
    const { userId, account, session } = await verifyPhone(deps, phoneNumber, otp)
    return c.json(
      {
        success: true as const,
        verified: true as const,
        userId,
        nextStep: account ? ('login' as const) : ('set_credentials' as const),
        hasPassword: account !== undefined,
        hasPasscode: Boolean(account?.passcodeHash),
        ...(session && { token: session.token, expiresAt: session.expiresAt.toISOString() }),
      },
      200,
    )
  })

  implement(contract.setPassword, async c => {
    const { userId, password } = c.req.valid('json')
    await setPassword(deps, c.var.bearer, userId, password)
    return c.json({ success: true as const, userId }, 200)
  })

  implement(contract.setPasscode, async c => {
    const { userId, passcode } = c.req.valid('json')
    await setPasscode(deps, c.var.bearer, userId, passcode)
    return c.json({ success: true as const, userId }, 200)
  })
}
