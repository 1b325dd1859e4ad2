// `npm run new-language -- fr Français --from en`: see CONTRIBUTING.md for what is to be done afterwards.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addLanguage } from './add-language.ts';

const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: 'en' } },
  allowPositionals: true,
});
const [code = '', name = ''] = positionals;
if (!/^[a-z]{2,3}(-[A-Z]{2})?$/u.test(code) || name === '') {
  console.error('Usage: npm run new-language -- <code> <its own name> [--from en], such as: fr Français');
  process.exitCode = 1;
} else {
  for (const file of addLanguage(join(import.meta.dirname, '..'), { code, name, from: values.from })) console.log(file);
}
