import { useNavigate } from 'react-router-dom'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type LoginWithPasswordMutationError,
  useLoginWithPassword as useLoginWithPasswordMutation,
} from '#web/api/generated/auth.ts'
import type { AfterLogin, Device, LoginStarted } from '#web/api/generated/plinkAPI.schemas.ts'
import { serverNow } from '#web/lib/clock.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import { rememberTestCode, testCodeOf } from '../test-codes.ts'
import { keepTokens, pathAfterLogin } from './after-login.ts'
import { codeTimesOf } from './code-times.ts'
import { deviceInfo } from './device-info.ts'
import type { LockedState, LoginOtpState, LoginState } from './login-location-state.ts'
import { type LoginProblem, loginProblemOf } from './login-problem.ts'

export interface Credentials {
  identifier: string
  password: string
}

/** The password step. The password is sent to the server and kept nowhere. */
export function useLoginWithPassword({ from }: LoginState) {
  const { mutateAsync: login, error } = useLoginWithPasswordMutation()
  const open = useNextPages(from)

  const proceed = (response: LoginStarted, phoneOrEmail: string, device: Device): LoginProblem | null => {
    if (response.needsOtp) {
      const { userId, message } = response
      const times = codeTimesOf(response, serverNow())
      if (response.otpCode) rememberTestCode(userId, times.resendAt, response.otpCode)
      // A code that was sent a moment ago stays, and is not returned again.
      const otpCode = testCodeOf(userId, times.resendAt)
      open.toCode({ userId, phoneOrEmail, deviceInfo: device, otpCode, from, ...times }, message)
      return null
    }
    if (!keepTokens(response)) return 'failed'
    open.inside(response.nextStep)
    return null
  }
  const problemOf = (cause: LoginWithPasswordMutationError, phoneOrEmail: string): LoginProblem | null => {
    const problem = loginProblemOf(cause)
    if (problem !== 'locked') return problem
    open.toLock({ ...accountLockOf(cause.body, serverNow()), phoneOrEmail, from })
    return null
  }
  /** Returns the problem to show, or null. */
  const signIn = async ({ identifier, password }: Credentials): Promise<LoginProblem | null> => {
    const device = deviceInfo()
    try {
      const emailOrPhone = normaliseLoginIdentifier(identifier)
      return proceed(await login({ data: { emailOrPhone, password, device } }), identifier, device)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return problemOf(cause, identifier)
    }
  }
  return { signIn, error }
}

function useNextPages(from: string | undefined) {
  const navigate = useNavigate()
  /** Back leads to the form as it was typed. */
  const leave = (here: LoginState) => navigate(paths.login, { replace: true, state: { from, ...here } })
  return {
    /** The specification passes the message on. The page has its own text. */
    toCode: (locationState: LoginOtpState, message?: string) => {
      leave({ phoneOrEmail: locationState.phoneOrEmail })
      navigate(paths.loginVerifyOtp, { state: { ...locationState, message } })
    },
    toLock: (state: LockedState) => {
      leave({ phoneOrEmail: state.phoneOrEmail })
      navigate(paths.accountLocked, { state })
    },
    inside: (nextStep: AfterLogin | undefined) => navigate(pathAfterLogin(nextStep, from), { replace: true }),
  }
}
