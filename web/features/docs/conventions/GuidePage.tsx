import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router-dom'
import {
  ACCESS_TOKEN_SECONDS,
  CHECKS_PER_HOUR,
  HARD_LOCK_LOCKOUTS,
  HARD_LOCK_WINDOW_SECONDS,
  LOCKOUT_FAILURES,
  LOCKOUT_SECONDS,
  LOCKOUT_WINDOW_SECONDS,
  NAFATH_REQUESTS_PER_HOUR,
  ONBOARDING_STATE_HOURS,
  OTP_ATTEMPTS,
  OTP_ATTEMPTS_FREELANCER,
  OTP_LIFETIME_SECONDS,
  OTP_PER_HOUR,
  OTP_RESEND_SECONDS,
  RECIPIENTS_PER_HOUR,
  REFRESH_TOKEN_SECONDS,
  REFUSED_TRANSFERS_PER_HOUR,
  SESSION_SECONDS,
} from '#domain/constants.ts'
import { eventExample, eventIndex } from '#web/api/generated/event-index.ts'
import type { CreateWebhookEndpointRequest, ErrorCode } from '#web/api/generated/plinkAPI.schemas.ts'
import { repeatableOperations } from '#web/api/generated/repeatable-operations.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { apiKeys } from '#web/messages/business/api-keys.ts'
import { errorHelpPath, paths } from '#web/paths.ts'
import { Ltr } from '#web/ui/Ltr.tsx'
import { CodeBlock } from '../CodeBlock.tsx'
import { readmeSnippet } from '../client/readme-snippets.ts'
import { DocsPage } from '../DocsPage.tsx'
import { docs } from '../docs.messages.ts'
import { Code, Prose } from '../Prose.tsx'
import { KeyedRequest } from '../request/KeyedRequest.tsx'
import { useAnchor } from '../use-scroll-to-anchor.ts'
import { docsConventions } from './docs-conventions.messages.ts'
import { duration } from './duration.ts'
import { PAGING, RETRYING, VERIFYING_IN_PHP, VERIFYING_IN_PYTHON, WATCHING } from './examples.ts'

const ENDPOINT: CreateWebhookEndpointRequest = {
  url: 'https://shop.example/plink',
  eventTypes: ['transaction.posted', 'transfer.paid'],
}
const CREATE_ENDPOINT = { method: 'POST', path: '/api/v1/webhook-endpoints', body: ENDPOINT } as const

/** The content of each section after its text. */
const REST = {
  requests: null,
  tokens: <TokensTable />,
  keyUse: <TryOut section="keyUse" path="/api/v1/wallet" />,
  scopes: <ScopesTable />,
  keyLife: null,
  createEndpoint: <KeyedRequest request={CREATE_ENDPOINT} />,
  arrival: <CodeBlock language="http" code={delivery(eventExample)} />,
  eventTypes: <EventTypesTable />,
  verifying: (
    <>
      <CodeBlock language="ts" code={readmeSnippet('webhook', '')} />
      <CodeBlock language="py" code={VERIFYING_IN_PYTHON} />
      <CodeBlock language="php" code={VERIFYING_IN_PHP} />
    </>
  ),
  responding: null,
  failing: null,
  missed: <TryOut section="missed" path="/api/v1/events" />,
  secretRoll: null,
  local: null,
  idempotency: <RepeatableOperations />,
  replays: null,
  retries: <CodeBlock language="js" code={RETRYING} />,
  limits: <LimitsTable />,
  address: null,
  pages: (
    <>
      <TryOut section="pages" path="/api/v1/wallet/transactions?limit=2" />
      <CodeBlock language="js" code={PAGING} />
    </>
  ),
  filters: null,
  events: <CodeBlock language="js" code={WATCHING} />,
  money: null,
  versions: null,
  rules: <VersionRules />,
  deprecation: null,
  liveDifferences: null,
  checklist: null,
} as const satisfies Record<string, ReactNode>

/** The sections of each guide. */
const GUIDES = {
  conventions: ['requests', 'tokens', 'events', 'money'],
  keys: ['keyUse', 'scopes', 'keyLife'],
  webhooks: [
    'createEndpoint',
    'arrival',
    'eventTypes',
    'verifying',
    'responding',
    'failing',
    'missed',
    'secretRoll',
    'local',
  ],
  idempotency: ['idempotency', 'replays', 'retries'],
  pagination: ['pages', 'filters'],
  limits: ['limits', 'address'],
  versions: ['versions', 'rules', 'deprecation'],
  goingLive: ['liveDifferences', 'checklist'],
} as const satisfies Record<string, readonly (keyof typeof REST)[]>

/** Sections that links outside still look for among the conventions. */
const MOVED = new Map<string, string>([
  ['keys', paths.docsKeys],
  ['idempotency', paths.docsIdempotency],
  ['retries', `${paths.docsIdempotency}#retries`],
  ['limits', paths.docsLimits],
  ['pages', paths.docsPagination],
  ['versions', paths.docsVersions],
])

/** A guide to the rules that apply to many operations. */
export function GuidePage({ guide }: { guide: keyof typeof GUIDES }) {
  const t = useTexts(docsConventions)
  const target = MOVED.get(useAnchor())
  if (guide === 'conventions' && target) return <Navigate replace to={target} />
  const sections = GUIDES[guide].map(id => ({
    id,
    title: t[id].title,
    content: (
      <>
        {t[id].text.map(paragraph => (
          <p key={paragraph}>
            <Prose>{paragraph}</Prose>
          </p>
        ))}
        {REST[id]}
      </>
    ),
  }))
  return <DocsPage {...t.guides[guide]} sections={sections} />
}

/** A call that only reads, for a section with this title. */
function TryOut({ section, path }: { section: 'keyUse' | 'missed' | 'pages'; path: string }) {
  return <KeyedRequest request={{ method: 'GET', path }} name={useTexts(docsConventions)[section].title} />
}

function VersionRules() {
  const { rules: t } = useTexts(docsConventions)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Rules title={t.breaks} rules={t.breaking} />
        <Rules title={t.keeps} rules={t.keeping} />
      </div>
      <p>
        <TextLink to={paths.docsChangelog}>{useTexts(docs).nav.changelog}</TextLink>
      </p>
    </>
  )
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <section className="grid content-start gap-3 rounded-md border border-line bg-surface p-5">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {rules.map(rule => (
          <li key={rule}>
            <Prose>{rule}</Prose>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The operations that are exceptions to the rule that each POST takes a key. */
function RepeatableOperations() {
  const { idempotency: t } = useTexts(docsConventions)
  return (
    <>
      <p>
        <Prose>{t.repeatable}</Prose>
      </p>
      <p className="flex flex-wrap gap-1">
        {repeatableOperations.map(operation => (
          <Code key={operation}>{operation}</Code>
        ))}
      </p>
    </>
  )
}

const SIGN_IN = ['loginWithPassword', 'verifyLoginOtp', 'completeCallback', 'refreshTokens'] as const
const TOKENS = [
  { name: 'onboarding', from: ['verifyOtp'], seconds: ONBOARDING_STATE_HOURS * 3600 },
  { name: 'access', from: SIGN_IN, seconds: ACCESS_TOKEN_SECONDS },
  { name: 'refresh', from: SIGN_IN, seconds: REFRESH_TOKEN_SECONDS },
  { name: 'session', from: [], seconds: SESSION_SECONDS },
] as const

function TokensTable() {
  const { tokens: t } = useTexts(docsConventions)
  const { locale } = useLocale()
  const rows = TOKENS.map(({ name, from, seconds }) => ({
    key: name,
    cells: [
      t[name],
      <span key="from" className="flex flex-wrap gap-1">
        {from.length === 0 ? <span>–</span> : null}
        {from.map(operation => (
          <Code key={operation}>{operation}</Code>
        ))}
      </span>,
      duration(seconds, locale),
    ],
  }))
  return <DataTable label={t.table} columns={[t.columns.token, t.columns.from, t.columns.lives]} rows={rows} />
}

function ScopesTable() {
  const { scopes: t } = useTexts(docsConventions)
  const { scope: texts } = useTexts(apiKeys)
  const rows = Object.entries(texts).map(([scope, text]) => ({
    key: scope,
    cells: [<Code key="scope">{scope}</Code>, text],
  }))
  return <DataTable label={t.table} columns={[t.columns.scope, t.columns.allows]} rows={rows} />
}

/** Returns the request as it is sent, except for the formatting of its body. */
function delivery({ headers, body }: typeof eventExample): string {
  const lines = Object.entries({ 'content-type': 'application/json', ...headers }).map(each => each.join(': '))
  return ['POST /plink', ...lines, '', JSON.stringify(body, null, 2)].join('\n')
}

function EventTypesTable() {
  const { eventTypes: t } = useTexts(docsConventions)
  const rows = eventIndex.map(({ object, types }) => ({
    key: object,
    cells: [
      <Code key="object">{object}</Code>,
      <span key="types" className="flex flex-wrap gap-1">
        {types.map(type => (
          <Code key={type}>{type}</Code>
        ))}
      </span>,
      t.when[object],
    ],
  }))
  return <DataTable label={t.table} columns={[t.columns.object, t.columns.types, t.columns.when]} rows={rows} />
}

/** Every limit for integrators, with its error code. */
function LimitsTable() {
  const { limits: t } = useTexts(docsConventions)
  const { locale } = useLocale()
  const lasting = (seconds: number) => duration(seconds, locale)
  const limits: [what: string, limit: string, code: ErrorCode][] = [
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
    [t.nafath, t.perHour(NAFATH_REQUESTS_PER_HOUR), 'RATE_LIMITED'],
    [t.recipients, t.perHour(RECIPIENTS_PER_HOUR), 'RATE_LIMITED'],
    [t.refusedTransfers, t.perHour(REFUSED_TRANSFERS_PER_HOUR), 'RATE_LIMITED'],
  ]
  const rows = limits.map(([what, limit, code]) => ({
    key: what,
    cells: [what, limit, <ErrorCodeLink key="code" code={code} />],
  }))
  return <DataTable label={t.table} columns={[t.columns.what, t.columns.limit, t.columns.response]} rows={rows} />
}

function ErrorCodeLink({ code }: { code: ErrorCode }) {
  return (
    <Link
      to={errorHelpPath(code)}
      className="-my-3 inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
    >
      <Ltr>{code}</Ltr>
    </Link>
  )
}

interface DataTableProps {
  /** The accessible name of the table. */
  label: string
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A small table. On a phone each row is a card, because the last column would be out of sight. */
function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-surface"
    >
      <table className="w-full text-start text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-muted">
            {columns.map(column => (
              <th key={column} scope="col" className="px-4 py-3 text-start font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="max-sm:grid max-sm:gap-1 max-sm:px-4 max-sm:py-3">
              <th scope="row" className="text-start font-normal sm:min-w-44 sm:px-4 sm:py-3">
                {first}
              </th>
              {rest.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
                <td key={index} className="sm:min-w-28 sm:px-4 sm:py-3">
                  <span className="text-muted sm:hidden">{columns[index + 1]}: </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
