import { catalogue, type Locale } from '#web/messages/catalogue.ts'
import { plural } from '#web/messages/plural.ts'
import { changesOf010 } from './changes/0.1.0.messages.ts'
import { changesOf020 } from './changes/0.2.0.messages.ts'
import { changesOf030 } from './changes/0.3.0.messages.ts'
import type { Changes } from './changes/changes.ts'

const textsIn = (locale: Locale, { breaking, list }: Changes) => ({
  breaking: breaking.map(({ operations, [locale]: texts }) => ({ operations, ...texts })),
  list: list.map(change => change[locale]),
})

function changesIn(locale: Locale) {
  return {
    '0.3.0-unreleased': textsIn(locale, changesOf030),
    '0.2.0': textsIn(locale, changesOf020),
    '0.1.0': textsIn(locale, changesOf010),
  }
}

export const docsChangelog = catalogue(
  {
    title: 'Changelog',
    version: (version: string) => `Version ${version}`,
    place: 'Place in the changelog',
    count: (changes: number) => plural('en', changes, { one: '# change', other: '# changes' }),
    breakingChanges: 'Breaking changes',
    otherChanges: 'Other changes',
    changesTitle: 'Changes',
    lead: 'The changes in each version of the contract. The version of this server is `info.version` in its contract.',
    rules: 'What counts as a breaking change',
    breaking: 'Breaking',
    compatible: 'Compatible',
    unreleased: 'Unreleased',
    everyOperation: 'Every operation',
    before: 'Before',
    after: 'Now',
    action: 'What to do',
    changes: changesIn('en'),
  },
  {
    title: 'سجل التغييرات',
    version: version => `الإصدار \u2068${version}\u2069`,
    place: 'الموضع في سجل التغييرات',
    count: changes =>
      plural('ar', changes, {
        one: 'تغيير واحد',
        two: 'تغييران',
        few: '# تغييرات',
        many: '# تغييرًا',
        other: '# تغيير',
      }),
    breakingChanges: 'تغييرات قد تعطل البرامج',
    otherChanges: 'تغييرات أخرى',
    changesTitle: 'التغييرات',
    lead: 'ما جاء به كل إصدار من العقد. والإصدار الذي يعمل به هذا الخادم هو `info.version` فيه.',
    rules: 'ما يُعد تغييرًا معطِّلًا',
    breaking: 'يعطّل البرامج',
    compatible: 'لا يعطّل شيئًا',
    unreleased: 'لم يصدر بعد',
    everyOperation: 'كل العمليات',
    before: 'من قبل',
    after: 'الآن',
    action: 'ما عليك فعله',
    changes: changesIn('ar'),
  },
)
