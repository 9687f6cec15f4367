import type { docsReference } from '#web/messages/docs-reference.ts'

type Texts = (typeof docsReference)['en']
export type TagName = keyof Texts['tags']

/** The tags of the contract in the order in which an integrator needs them. */
export const TAG_GROUPS: readonly { name: keyof Texts['groups']; tags: readonly TagName[] }[] = [
  { name: 'opening', tags: ['auth', 'verification', 'nafath', 'onboarding', 'kyb'] },
  {
    name: 'money',
    tags: [
      'wallet',
      'top-ups',
      'beneficiaries',
      'transfers',
      'transfer-batches',
      'bills',
      'approvals',
      'transactions',
      'statements',
    ],
  },
  { name: 'business', tags: ['account', 'team', 'notifications'] },
  { name: 'programs', tags: ['api-keys', 'events', 'webhook-endpoints'] },
  { name: 'others', tags: ['support', 'health', 'sandbox'] },
]

export const TAGS: readonly TagName[] = TAG_GROUPS.flatMap(({ tags }) => tags)

export const isTag = (name: string): name is TagName => TAGS.some(tag => tag === name)
