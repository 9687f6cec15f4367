import type { ApiKeyCode, ApiKeyScope } from '#web/api/generated/plinkAPI.schemas.ts'
import { stateField, stateMoment, stateText } from '#web/lib/navigation-state.ts'

export const SCOPES: readonly ApiKeyScope[] = [
  'wallet:read',
  'transfers:prepare',
  'transfers:send',
  'top-ups:create',
  'webhooks:manage',
  'api-key:roll',
]
export const VALID_DAYS = [30, 90, 365, 1095]
export const OVERLAP_HOURS = [0, 1, 24, 72]

/** The details of a new key while they are typed. */
export interface KeyDraft {
  name: string
  scopes: readonly string[]
  validDays: string
  /** The permitted beneficiaries of a key that sends transfers. */
  beneficiaryIds: readonly string[]
  dailyCap: string
}

export const EMPTY_DRAFT: KeyDraft = {
  name: '',
  scopes: ['wallet:read'],
  validDays: '365',
  beneficiaryIds: [],
  dailyCap: '',
}

export const isSending = ({ scopes }: Pick<KeyDraft, 'scopes'>): boolean => scopes.includes('transfers:send')

/** A key that is about to be replaced. */
export interface OldKey {
  apiKeyId: string
  name: string
}

/** A key that waits for its code. It stays in the navigation state, so that a reload knows it too. */
export interface PendingKey {
  apiKeyId: string
  /** When the code expires and when another one can be requested, in milliseconds since 1970. */
  expiresAt: number
  resendAt: number
  /** The code to show. Only a sandbox returns it. */
  otpCode?: string
}

type FormStep = { screen: 'create'; draft: KeyDraft } | { screen: 'roll'; old: OldKey }

/** The screens of the page. Each has its own entry in the history. The new key itself is never in the history. */
export type ApiKeyStep =
  | { screen: 'list'; isRevoked?: boolean }
  | FormStep
  | { screen: 'code'; form: FormStep; pending: PendingKey }
  | { screen: 'made' }

/** Returns the list if the state is invalid or belongs to another page. */
export function apiKeyStepIn(state: unknown): ApiKeyStep {
  const screen = stateField(state, 'screen')
  if (screen === 'made') return { screen }
  const form = formStepIn(state)
  if (form) return form
  const codeOf = formStepIn(stateField(state, 'form'))
  const pending = pendingIn(stateField(state, 'pending'))
  if (screen === 'code' && codeOf && pending) return { screen, form: codeOf, pending }
  return { screen: 'list', isRevoked: stateField(state, 'isRevoked') === true }
}

function formStepIn(state: unknown): FormStep | null {
  const screen = stateField(state, 'screen')
  if (screen === 'create') return { screen, draft: draftIn(stateField(state, 'draft')) }
  const old = stateField(state, 'old')
  const [apiKeyId, name] = [stateText(old, 'apiKeyId'), stateText(old, 'name')]
  return screen === 'roll' && apiKeyId && name ? { screen, old: { apiKeyId, name } } : null
}

function draftIn(state: unknown): KeyDraft {
  const [scopes, ids] = [stateField(state, 'scopes'), stateField(state, 'beneficiaryIds')]
  return {
    name: stateText(state, 'name') ?? '',
    scopes: Array.isArray(scopes) ? SCOPES.filter(scope => scopes.includes(scope)) : EMPTY_DRAFT.scopes,
    validDays: stateText(state, 'validDays') ?? EMPTY_DRAFT.validDays,
    beneficiaryIds: Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : [],
    dailyCap: stateText(state, 'dailyCap') ?? '',
  }
}

function pendingIn(state: unknown): PendingKey | null {
  const apiKeyId = stateText(state, 'apiKeyId')
  const expiresAt = stateMoment(state, 'expiresAt')
  if (apiKeyId === undefined || expiresAt === undefined) return null
  return { apiKeyId, expiresAt, resendAt: stateMoment(state, 'resendAt') ?? 0, otpCode: stateText(state, 'otpCode') }
}

export function pendingOf(response: ApiKeyCode, now: number): PendingKey {
  const { apiKeyId, expiresAt, resendAfterSeconds, otpCode } = response
  return { apiKeyId, expiresAt: Date.parse(expiresAt), resendAt: now + resendAfterSeconds * 1000, otpCode }
}
