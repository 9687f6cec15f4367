import { z } from 'zod'
import { cleanIban, ibanProblem } from '#domain/money/iban.ts'
import { parseSender } from './smtp/sender.ts'
import { parseSmtpUrl } from './smtp/smtp-url.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const URL_RULE = 'must start with https://, or with http:// on this machine only'

/** Keys, passwords and personal data must be encrypted in transit. */
function isSafeUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

/** An environment variable is a string or undefined. */
const text = z.string('is missing in live mode')
const safeUrl = text.refine(isSafeUrl, URL_RULE)
const SMTP_RULE =
  'must look like smtps://user:password@mail.example, without parameters. With smtp:// it demands STARTTLS'
const webhookSecret = text.min(16, 'must have at least 16 characters')
const statusIds = text
  .regex(/^\d+(,\d+)*$/, 'must be numbers with commas between them')
  .transform(value => new Set(value.split(',').map(Number)))

const readBy = <Value>(parse: (value: string) => Value | undefined, rule: string) =>
  text.transform((input, context) => {
    const value = parse(input)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: rule })
    return z.NEVER
  })

/** The settings that only live mode has. Those without a default are required. */
export const liveVariables = z.object({
  SECRET_KEY: text,
  PUBLIC_URL: safeUrl,
  SUPPORT_PHONE: text,
  SUPPORT_EMAIL: text,
  LEGAL_TEXTS: text,
  WATHQ_URL: safeUrl,
  WATHQ_API_KEY: text,
  WATHQ_ACTIVE_STATUSES: statusIds.default(new Set([1])),
  NAFATH_URL: safeUrl,
  NAFATH_APP_ID: text,
  NAFATH_APP_KEY: text,
  NAFATH_AUDIENCE: text,
  YAKEEN_URL: safeUrl,
  YAKEEN_APP_ID: text,
  YAKEEN_APP_KEY: text,
  YAKEEN_SERVICE_KEY: text,
  YAKEEN_ORGANIZATION: text,
  YENTE_URL: safeUrl,
  YENTE_API_KEY: text.optional(),
  YENTE_DATASET: text.default('sanctions'),
  UNIFONIC_URL: safeUrl,
  UNIFONIC_APP_SID: text,
  UNIFONIC_SENDER: text,
  SMTP_URL: readBy(parseSmtpUrl, SMTP_RULE),
  EMAIL_FROM: readBy(parseSender, 'must look like Plink <no-reply@plink.example>'),
  UNIFONIC_VOICE_URL: safeUrl,
  UNIFONIC_VOICE_APPS_ID: text,
  UNIFONIC_VOICE_CALLER_ID: text.regex(/^\+?\d{6,15}$/, 'must be a number such as +966110000000').optional(),
  TAQNYAT_URL: safeUrl.optional(),
  TAQNYAT_TOKEN: text.optional(),
  TAQNYAT_SENDER: text.optional(),
  ACCOUNT_OPENING_URL: safeUrl,
  ACCOUNT_OPENING_KEY: text,
  MOYASAR_URL: safeUrl,
  MOYASAR_SECRET_KEY: text,
  MOYASAR_PUBLISHABLE_KEY: text.regex(/^pk_(test|live)_/, 'must start with pk_live_ or pk_test_'),
  MOYASAR_WEBHOOK_SECRET: webhookSecret,
  MOYASAR_PAYOUT_SOURCE: text.pipe(z.uuid('must be the id of the payout account, a UUID')),
  TARABUT_URL: safeUrl,
  TARABUT_KEY: text,
  SADAD_URL: safeUrl,
  SADAD_KEY: text,
  BANK_URL: safeUrl,
  BANK_KEY: text,
  BANK_WEBHOOK_SECRET: webhookSecret,
  BANK_ACCOUNT_IBAN: text
    .transform(cleanIban)
    .refine(iban => ibanProblem(iban) === null, 'must be the IBAN of the safeguarding account'),
})

type Given = Record<string, string | undefined>

/** Returns the problems of live settings that depend on more than one setting. */
export function liveProblems(variables: Given): string[] {
  const problems = Object.keys(variables)
    .filter(name => name.startsWith('SANDBOX_'))
    .map(name => `${name} belongs to the sandbox: remove it, or set PLINK_MODE=sandbox`)
  if (!variables.DATABASE_URL && variables.ALLOW_EMBEDDED !== '1')
    problems.push(
      'DATABASE_URL is missing in live mode: the embedded database may lose its last writes when the power fails. For a trial, set ALLOW_EMBEDDED=1',
    )
  const taqnyat = ['TAQNYAT_URL', 'TAQNYAT_TOKEN', 'TAQNYAT_SENDER'].filter(name => variables[name])
  if (taqnyat.length % 3 !== 0)
    problems.push('TAQNYAT_URL, TAQNYAT_TOKEN and TAQNYAT_SENDER belong together: set all or none')
  return problems
}

export type LiveSettings = ReturnType<typeof presentLive>

/** Groups the settings by provider, and adds the headers that authenticate us. */
export function presentLive(values: z.output<typeof liveVariables>) {
  return {
    wathq: {
      url: values.WATHQ_URL,
      headers: { apiKey: values.WATHQ_API_KEY },
      activeStatuses: values.WATHQ_ACTIVE_STATUSES,
    },
    nafath: {
      url: values.NAFATH_URL,
      headers: { 'APP-ID': values.NAFATH_APP_ID, 'APP-KEY': values.NAFATH_APP_KEY },
      audience: values.NAFATH_AUDIENCE,
    },
    yakeen: {
      url: values.YAKEEN_URL,
      headers: {
        'APP-ID': values.YAKEEN_APP_ID,
        'APP-KEY': values.YAKEEN_APP_KEY,
        SERVICE_KEY: values.YAKEEN_SERVICE_KEY,
        'ORGANIZATION-NUMBER': values.YAKEEN_ORGANIZATION,
      },
    },
    yente: {
      url: values.YENTE_URL,
      headers: yenteHeaders(values.YENTE_API_KEY),
      dataset: values.YENTE_DATASET,
    },
    unifonic: {
      url: values.UNIFONIC_URL,
      headers: {},
      appSid: values.UNIFONIC_APP_SID,
      sender: values.UNIFONIC_SENDER,
    },
    smtp: { server: values.SMTP_URL, from: values.EMAIL_FROM },
    unifonicVoice: {
      url: values.UNIFONIC_VOICE_URL,
      headers: { AppsId: values.UNIFONIC_VOICE_APPS_ID },
      // People who call the number back should reach our support.
      callerId: values.UNIFONIC_VOICE_CALLER_ID ?? values.SUPPORT_PHONE.replaceAll(/[^+\d]/g, ''),
    },
    taqnyat:
      values.TAQNYAT_URL && values.TAQNYAT_TOKEN && values.TAQNYAT_SENDER
        ? {
            url: values.TAQNYAT_URL,
            headers: bearer(values.TAQNYAT_TOKEN),
            sender: values.TAQNYAT_SENDER,
          }
        : undefined,
    accountOpening: {
      url: values.ACCOUNT_OPENING_URL,
      headers: bearer(values.ACCOUNT_OPENING_KEY),
    },
    moyasar: {
      url: values.MOYASAR_URL,
      headers: { Authorization: `Basic ${Buffer.from(`${values.MOYASAR_SECRET_KEY}:`).toString('base64')}` },
      publishableKey: values.MOYASAR_PUBLISHABLE_KEY,
      webhookSecret: values.MOYASAR_WEBHOOK_SECRET,
      payoutSource: values.MOYASAR_PAYOUT_SOURCE,
    },
    sadad: { url: values.SADAD_URL, headers: bearer(values.SADAD_KEY) },
    tarabut: { url: values.TARABUT_URL, headers: bearer(values.TARABUT_KEY) },
    bank: {
      url: values.BANK_URL,
      headers: bearer(values.BANK_KEY),
      webhookSecret: values.BANK_WEBHOOK_SECRET,
      accountIban: values.BANK_ACCOUNT_IBAN,
    },
  }
}

const bearer = (key: string): Record<string, string> => ({ Authorization: `Bearer ${key}` })

/** Our own yente needs no key. */
const yenteHeaders = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { Authorization: `ApiKey ${key}` }
