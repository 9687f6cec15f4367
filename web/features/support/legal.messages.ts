import { catalogue } from '#web/messages/catalogue.ts'

const en = {
  terms: { title: 'Terms', lead: 'Our agreement with you.' },
  privacy: { title: 'Privacy', lead: 'What we know about you, why, and who else sees it.' },
  fees: { title: 'Fees', lead: 'Everything that Plink charges, including VAT.' },
  safeguarding: { title: 'Safeguarding', lead: 'How your money is kept.' },
  version: (version: string) => `Version ${version}`,
}

const ar: typeof en = {
  terms: { title: 'الشروط والأحكام', lead: 'الاتفاق بيننا وبينك.' },
  privacy: { title: 'الخصوصية', lead: 'ما نعرفه عنك، وسبب ذلك، ومن يطّلع عليه.' },
  fees: { title: 'الرسوم', lead: 'كل ما تتقاضاه Plink، شاملًا ضريبة القيمة المضافة.' },
  safeguarding: { title: 'حماية أموالك', lead: 'كيف نحفظ أموالك.' },
  version: version => `الإصدار \u2066${version}\u2069`,
}

export const legal = catalogue(en, ar)
