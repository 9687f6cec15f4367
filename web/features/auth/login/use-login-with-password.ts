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
import type { LockedArrival, LoginArrival, LoginOtpArrival } from './login-location-state.ts'
import { type LoginProblem, loginProblemOf } from './login-problem.ts'

export interface Credentials {
  identifier: string
  password: string
}

/** The password step. The password itself goes nowhere but to the server. */
export function useLoginWithPassword({ from, sent }: LoginArrival) {
  const { mutateAsync: login, error } = useLoginWithPasswordMutation()
  const go = useWaysOn(from)

  const goOn = (answer: LoginStarted, phoneOrEmail: string, device: Device): LoginProblem | null => {
    if (answer.needsOtp) {
      const { userId, message, otpCode } = answer
      const moments = momentsOf(answer, Date.now())
      go.toCode({ userId, phoneOrEmail, deviceInfo: device, otpCode, from, ...moments }, message)
      return null
    }
    if (!keepTokens(answer)) return 'failed'
    go.inside(answer.nextStep)
    return null
  }
  const refused = (cause: LoginWithPasswordMutationError, phoneOrEmail: string): LoginProblem | null => {
    const { code, retryAfterSeconds } = cause.body
    const problem = loginProblemOf(cause)
    if (code === 'OTP_COOLDOWN' && retryAfterSeconds && sent && isSame(sent.phoneOrEmail, phoneOrEmail)) {
      go.toCode(earlierCode(sent, retryAfterSeconds, Date.now()))
    } else if (problem === 'locked') {
      go.toLock({ ...accountLockOf(cause.body, Date.now()), phoneOrEmail, from })
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
      return goOn(await login({ data: { emailOrPhone, password, device } }), identifier, device)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return refused(cause, identifier)
    }
  }
  return { signIn, error }
}

const isSame = (one: string, other: string) => normaliseLoginIdentifier(one) === normaliseLoginIdentifier(other)

function useWaysOn(from: string | undefined) {
  const navigate = useNavigate()
  /** Whoever comes back finds what they typed. */
  const leave = (here: LoginArrival) => navigate(paths.login, { replace: true, state: { from, ...here } })
  return {
    /** The message goes along as the page is documented to get it; the page has words of its own. */
    toCode: (arrival: LoginOtpArrival, message?: string) => {
      leave({ phoneOrEmail: arrival.phoneOrEmail, sent: arrival })
      navigate(paths.loginVerifyOtp, { state: { ...arrival, message } })
    },
    toLock: (state: LockedArrival) => {
      leave({ phoneOrEmail: state.phoneOrEmail })
      navigate(paths.accountLocked, { state })
    },
    inside: (nextStep: AfterLogin | undefined) => navigate(pathAfterLogin(nextStep, from), { replace: true }),
  }
}
