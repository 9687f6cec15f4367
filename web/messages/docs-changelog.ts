import { docsChangelog as ar } from './ar/docs-changelog.ts'
import { catalogue } from './catalogue.ts'
import { docsChangelog as en } from './en/docs-changelog.ts'

export const docsChangelog = catalogue(en, ar)
