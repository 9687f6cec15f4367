interface BankName {
  en: string
  ar: string
}

/**
 * Banks by their two digits in an IBAN. There is no current official list: an unknown code is shown without a name, and is as valid as any other.
 * The codes of merged banks lead to their successors.
 */
const BANKS: Readonly<Record<string, BankName>> = {
  '05': { en: 'Alinma Bank', ar: 'مصرف الإنماء' },
  '10': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '15': { en: 'Bank Albilad', ar: 'بنك البلاد' },
  '20': { en: 'Riyad Bank', ar: 'بنك الرياض' },
  '30': { en: 'Arab National Bank', ar: 'البنك العربي الوطني' },
  '40': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '45': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '50': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '55': { en: 'Banque Saudi Fransi', ar: 'البنك السعودي الفرنسي' },
  '60': { en: 'Bank AlJazira', ar: 'بنك الجزيرة' },
  '65': { en: 'Saudi Investment Bank', ar: 'البنك السعودي للاستثمار' },
  '71': { en: 'National Bank of Bahrain', ar: 'بنك البحرين الوطني' },
  '75': { en: 'National Bank of Kuwait', ar: 'بنك الكويت الوطني' },
  '76': { en: 'Bank Muscat', ar: 'بنك مسقط' },
  '80': { en: 'Al Rajhi Bank', ar: 'مصرف الراجحي' },
  '90': { en: 'Gulf International Bank', ar: 'بنك الخليج الدولي' },
  '95': { en: 'Emirates NBD', ar: 'بنك الإمارات دبي الوطني' },
}

/** Returns undefined for an unknown code. */
export const bankOf = (code: string | undefined): BankName | undefined => (code === undefined ? undefined : BANKS[code])
