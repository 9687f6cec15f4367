import { useNavigate } from 'react-router-dom'
import { normaliseLoginIdentifier } from '#domain/login-identifier.ts'
import { ApiError } from '#web/api/fetcher.ts'
import {
  type LoginWithPasswordMutationError,
  useLoginWithPassword as useLoginWithPasswordMutation,
} from '#web/api/generated/auth.ts'
import type { AfterLogin, Device, LoginStarted } from '#web/api/generated/model/index.ts'
import { paths } from '#web/paths.ts'
import { accountLockOf } from '../account-lock.ts'
import { keepTokens, pathAfterLogin } from './after-login.ts'
import { earlierCode, momentsOf } from './code-moments.ts'
import { deviceInfo } from './device-info.ts'
import type { LockedState, LoginOtpState, LoginState } from './login-location-state.ts'
import { type LoginProblem, loginProblemOf } from './login-problem.ts'

export interface Credentials {
  identifier: string
  password: string
}

/** The password step. The password itself goes nowhere but to the server. */
export function useLoginWithPassword({ from, sent }: LoginState) {
  const { mutateAsync: login, error } = useLoginWithPasswordMutation()
  const open = useNextPages(from)

  const proceed = (answer: LoginStarted, phoneOrEmail: string, device: Device): LoginProblem | null => {
    if (answer.needsOtp) {
      const { userId, message, otpCode } = answer
      const moments = momentsOf(answer, Date.now())
      open.toCode({ userId, phoneOrEmail, deviceInfo: device, otpCode, from, ...moments }, message)
      return null
    }
    if (!keepTokens(answer)) return 'failed'
    open.inside(answer.nextStep)
    return null
  }
  const refused = (cause: LoginWithPasswordMutationError, phoneOrEmail: string): LoginProblem | null => {
    const { code, retryAfterSeconds } = cause.body
    const problem = loginProblemOf(cause)
    if (code === 'OTP_COOLDOWN' && retryAfterSeconds && sent && isSame(sent.phoneOrEmail, phoneOrEmail)) {
      open.toCode(earlierCode(sent, retryAfterSeconds, Date.now()))
    } else if (problem === 'locked') {
      open.toLock({ ...accountLockOf(cause.body, Date.now()), phoneOrEmail, from })
    } else {
      return problem
    }
    return null
  }
  /** Answers what to show when the sign-in does not go on. */
  const signIn = async ({ identifier, password }: Credentials): Promise<LoginProblem | null> => {
    const device = deviceInfo()
    try {
      const emailOrPhone = normaliseLoginIdentifier(identifier)
      return proceed(await login({ data: { emailOrPhone, password, device } }), identifier, device)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return refused(cause, identifier)
    }
  }
  return { signIn, error }
}

const isSame = (one: string, other: string) => normaliseLoginIdentifier(one) === normaliseLoginIdentifier(other)

function useNextPages(from: string | undefined) {
  const navigate = useNavigate()
  /** Whoever comes back finds what they typed. */
  const leave = (here: LoginState) => navigate(paths.login, { replace: true, state: { from, ...here } })
  return {
    /** The message goes along as the page is documented to get it; the page has words of its own. */
    toCode: (arrival: LoginOtpState, message?: string) => {
      leave({ phoneOrEmail: arrival.phoneOrEmail, sent: arrival })
      navigate(paths.loginVerifyOtp, { state: { ...arrival, message } })
    },
    toLock: (state: LockedState) => {
      leave({ phoneOrEmail: state.phoneOrEmail })
      navigate(paths.accountLocked, { state })
    },
    inside: (nextStep: AfterLogin | undefined) => navigate(pathAfterLogin(nextStep, from), { replace: true }),
  }
}
