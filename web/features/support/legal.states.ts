import { support } from '#web/messages/support.ts'
import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'
import { legal } from './legal.messages.ts'

const legalPages = ['terms', 'privacy', 'fees', 'safeguarding'] as const

export const LEGAL: readonly Screen[] = [
  ...legalPages.map(id => ({ id, path: paths[id], calls: [call('getLegalTexts')], title: legal.en[id].title })),
  { id: 'contact', path: paths.contact, title: support.en.title, calls: [call('getSupport')] },
]
