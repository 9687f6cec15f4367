/**
 * The most frequent words and key patterns of public lists of leaked passwords, and words that are likely in Saudi Arabia and for this product.
 * They are in lower case, without the digits and symbols that people append: see `isCommonPassword`.
 */
const COMMON_PASSWORDS = `
password passwort passw pass passcode pword pwd mypassword newpassword thepassword passwordpassword passpass
welcome welcomeback hello hellohello helloworld hi letmein openup opensesame trustno trustme changeme changeit
changethis default temp temporary initial secret topsecret private access login signin guest user username test
testing tester testtest demo example sample admin administrator adminadmin root toor superuser sysadmin manager
master boss support service server system computer internet network windows microsoft google facebook apple iphone
android samsung nokia huawei office company business account bank banking money wallet payment payments finance
qwerty qwertyui qwertyuiop qwer qwert qwertz azerty asdf asdfg asdfgh asdfghjkl asd zxcv zxcvb zxcvbn zxcvbnm
qazwsx qazwsxedc qaz wsx qweasd qweasdzxc qwe qweqwe poiuyt lkjhgf mnbvcxz 1qaz2wsx 1qaz@wsx 1q2w3e4r 1q2w3e
1q2w3e4r5t q1w2e3r4 q1w2e3 q1w2e3r4t5 zaq12wsx zaq1 zaq1!qaz 1qazxsw2 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d
123qwe 1234qwer 12345qwert 123abc 1234abcd 123456a 1234567a 12345678a 123456789a 123asd a123456
abc abcd abcde abcdef abcdefg abcdefgh abcabc aa aaa aaaa aaaaaa aabb xxx xxxx zzzz
iloveyou loveyou lovely love lover forever princess prince queen king angel baby babygirl sweet sweetheart honey
sunshine sunflower flower summer winter spring autumn monday friday january december monkey dragon tiger lion eagle
falcon shadow superman batman spiderman pokemon starwars matrix ninja hunter killer football soccer baseball
basketball cricket liverpool chelsea arsenal barcelona realmadrid ronaldo messi michael jordan daniel charlie thomas
freedom success whatever cookie chocolate coffee pepper ginger cheese banana mustang ferrari mercedes porsche toyota
saudi saudia saudiarabia ksa arabia riyadh jeddah jiddah makkah mecca madinah medina dammam khobar alkhobar taif abha
tabuk neom vision aramco alhilal hilal alnassr nassr alittihad ittihad alahli ahli allah allahuakbar bismillah
alhamdulillah mashallah inshallah subhanallah habibi habibti islam quran ramadan salam salaam marhaba mohammed
muhammad mohamed mohammad ahmed ahmad abdullah abdulaziz abdulrahman ali omar khalid khaled fahad faisal salman sultan
saud turki nasser saad hassan hussain fatima fatimah noura sarah maryam
plink plinkplink nafath absher tawakkalna mada
السعودية الرياض جدة مكة محمد احمد عبدالله الله بسمالله الحمدلله حبيبي مرحبا كلمةالسر كلمةالمرور
`
  .trim()
  .split(/\s+/)

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  l: 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const COMMON_SHAPES: ReadonlySet<string> = new Set(COMMON_PASSWORDS.map(shapeOf))

/**
 * Whether the password is a common one with other case, look-alike characters (`P@ssw0rd`) or appended digits and symbols
 * (`Welcome@123`). A longer phrase may contain a common word.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().trim()
  const core = plain.replace(/[^\p{L}]+$/u, '')
  // A look-alike may be the last character of the word ("hell0!1"), so the suffix is removed one character at a time.
  for (let end = core.length; end <= plain.length; end++) {
    if (COMMON_SHAPES.has(shapeOf(plain.slice(0, end)))) return true
  }
  return false
}

/** Replaces look-alike characters. `l` and `1` both become `i`, because `1` can mean either. */
function shapeOf(text: string): string {
  return text.replace(/[@431!l0$57]/g, character => LOOKALIKES[character] ?? character)
}
