import { Link } from 'react-router-dom'
import {
  CHECKS_PER_HOUR,
  HARD_LOCK_LOCKOUTS,
  HARD_LOCK_WINDOW_SECONDS,
  LOCKOUT_FAILURES,
  LOCKOUT_SECONDS,
  LOCKOUT_WINDOW_SECONDS,
  OTP_ATTEMPTS,
  OTP_ATTEMPTS_FREELANCER,
  OTP_LIFETIME_SECONDS,
  OTP_PER_HOUR,
  OTP_RESEND_SECONDS,
} from '#domain/constants.ts'
import type { ErrorCode } from '#web/api/generated/model/errorCode.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { docsConventions } from '#web/messages/docs-conventions.ts'
import { errorHelpPath } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { DataTable } from '../DataTable.tsx'
import { duration } from './duration.ts'

/** Every limit that an integrator meets, and the code that says so. */
export function LimitsTable() {
  const { limits: t } = useTexts(docsConventions)
  const { locale } = useLocale()
  const lasting = (seconds: number) => duration(seconds, locale)
  const limits: [what: string, limit: string, answer: ErrorCode][] = [
    [t.address, t.perMinute, 'RATE_LIMITED'],
    [t.resend, lasting(OTP_RESEND_SECONDS), 'OTP_COOLDOWN'],
    [t.codes, t.perHour(OTP_PER_HOUR), 'RATE_LIMITED'],
    [t.codeLife, lasting(OTP_LIFETIME_SECONDS), 'OTP_EXPIRED'],
    [t.freelancer, t.attempts(OTP_ATTEMPTS_FREELANCER), 'OTP_LOCKED'],
    [t.others, t.attempts(OTP_ATTEMPTS), 'OTP_LOCKED'],
    [t.signIn, t.failures(LOCKOUT_FAILURES, lasting(LOCKOUT_WINDOW_SECONDS)), 'ACCOUNT_LOCKED'],
    [t.lock, lasting(LOCKOUT_SECONDS), 'ACCOUNT_LOCKED'],
    [t.hardLock, t.locks(HARD_LOCK_LOCKOUTS, lasting(HARD_LOCK_WINDOW_SECONDS)), 'ACCOUNT_LOCKED'],
    [t.checks, t.perHour(CHECKS_PER_HOUR), 'RATE_LIMITED'],
  ]
  const rows = limits.map(([what, limit, answer]) => ({
    key: what,
    cells: [what, limit, <Answer key="answer" code={answer} />],
  }))
  return <DataTable label={t.table} columns={[t.columns.what, t.columns.limit, t.columns.answer]} rows={rows} />
}

function Answer({ code }: { code: ErrorCode }) {
  return (
    <Link
      to={errorHelpPath(code)}
      className="-my-3 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      <Ltr>{code}</Ltr>
    </Link>
  )
}
