import { useNavigate } from 'react-router-dom'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { ApiError } from '#web/api/fetcher.ts'
import { type LoginWithPasswordMutationError, useLoginWithPassword } from '#web/api/generated/auth.ts'
import type { Device, LoginStarted } from '#web/api/generated/model/index.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import { pathAfterLogin } from './after-login.ts'
import type { LockedArrival, LoginArrival, LoginOtpArrival } from './arrivals.ts'
import { momentsOf } from './code-moments.ts'
import { deviceInfo } from './device-info.ts'
import { keepTokens } from './keep-tokens.ts'
import { type LoginProblem, loginProblemOf } from './login-problem.ts'

export interface Credentials {
  identifier: string
  password: string
}

/** The password step. The password itself goes nowhere but to the server. */
export function useLogin({ from }: LoginArrival) {
  const { mutateAsync: login, error } = useLoginWithPassword()
  const navigate = useNavigate()

  const goTo = (path: string, phoneOrEmail: string, state: object) => {
    // Whoever comes back finds what they typed.
    const here: LoginArrival = { from, phoneOrEmail }
    navigate(paths.login, { replace: true, state: here })
    navigate(path, { state })
  }
  const goOn = (answer: LoginStarted, phoneOrEmail: string, device: Device): LoginProblem | null => {
    if (answer.needsOtp) {
      const { userId, message, otpCode } = answer
      const moments = momentsOf(answer, Date.now())
      const state: LoginOtpArrival = { userId, phoneOrEmail, deviceInfo: device, message, otpCode, from, ...moments }
      goTo(paths.loginVerifyOtp, phoneOrEmail, state)
      return null
    }
    if (!keepTokens(answer)) return 'failed'
    navigate(pathAfterLogin(answer.nextStep, from), { replace: true })
    return null
  }
  const refused = (cause: LoginWithPasswordMutationError, phoneOrEmail: string): LoginProblem | null => {
    const problem = loginProblemOf(cause)
    if (problem !== 'locked') return problem
    const lock: LockedArrival = { ...accountLockOf(cause.body, Date.now()), phoneOrEmail, from }
    goTo(paths.accountLocked, phoneOrEmail, lock)
    return null
  }
  /** Answers what to show when the sign-in does not go on. */
  const signIn = async ({ identifier, password }: Credentials): Promise<LoginProblem | null> => {
    const device = deviceInfo()
    try {
      const emailOrPhone = normaliseLoginIdentifier(identifier)
      return goOn(await login({ data: { emailOrPhone, password, device } }), identifier, device)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return refused(cause, identifier)
    }
  }
  return { signIn, error }
}
