import {
  ACCESS_TOKEN_SECONDS,
  ONBOARDING_STATE_HOURS,
  REFRESH_TOKEN_SECONDS,
  SESSION_SECONDS,
} from '#domain/constants.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { docsConventions } from '#web/messages/docs-conventions.ts'
import { DataTable } from '../DataTable.tsx'
import { Code } from '../Prose.tsx'
import { duration } from './duration.ts'

const SIGN_IN = ['loginWithPassword', 'verifyLoginOtp', 'completeCallback', 'refreshTokens'] as const
const TOKENS = [
  { name: 'onboarding', from: ['verifyOtp'], seconds: ONBOARDING_STATE_HOURS * 3600 },
  { name: 'access', from: SIGN_IN, seconds: ACCESS_TOKEN_SECONDS },
  { name: 'refresh', from: SIGN_IN, seconds: REFRESH_TOKEN_SECONDS },
  { name: 'session', from: [], seconds: SESSION_SECONDS },
] as const

export function TokensTable() {
  const { tokens: t } = useTexts(docsConventions)
  const { locale } = useLocale()
  const rows = TOKENS.map(({ name, from, seconds }) => ({
    key: name,
    cells: [
      t[name],
      <span key="from" className="flex flex-wrap gap-1">
        {from.map(operation => (
          <Code key={operation}>{operation}</Code>
        ))}
      </span>,
      duration(seconds, locale),
    ],
  }))
  return <DataTable label={t.table} columns={[t.columns.token, t.columns.from, t.columns.lives]} rows={rows} />
}
