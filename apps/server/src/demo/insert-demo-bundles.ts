import { bundleStatus } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { sql } from 'kysely';
import { newPublicId } from '../platform/db/public-id.ts';
import { loadSharp } from '../platform/files/load-sharp.ts';
import { drawSquare } from '../platform/files/draw-picture.ts';
import { saveFile } from '../platform/files/files.ts';
import type { FileServices } from '../platform/files/files.ts';
import type { DemoUsername } from '../platform/config/demo-accounts.ts';
import type { DemoExam } from './exams/demo-exam.ts';
import { demoExams, starsAtSea } from './exams/demo-exams.ts';
import { insertBundle, insertFavorite, replaceExams, writeLogo, writeStatus } from '../features/bundle/bundle.ts';

interface DemoBundle {
  title: string;
  description: string;
  tier: number;
  exams: readonly DemoExam[];
  colours: readonly [string, string];
  favoritedBy: readonly DemoUsername[];
  /** Who has it, by a record of what they paid. */
  boughtBy?: DemoUsername;
}

const inLanguages = (...languages: Language[]) => demoExams.filter(({ language }) => languages.includes(language));

const demoBundles: readonly DemoBundle[] = [
  {
    title: 'Stars at sea',
    description: 'How to find your way by stars, sextant and clock. A small bundle with a price, bought in the app.',
    tier: 2,
    exams: [starsAtSea],
    colours: ['#1e1b4b', '#6366f1'],
    favoritedBy: [],
    boughtBy: 'vip',
  },
  {
    title: 'Two neighbours · 中国と日本',
    description: '中文和日语各一份试卷，适合正在学习这两种语言的人。\n中国語と日本語の試験を一つずつ収めています。',
    tier: 0,
    exams: inLanguages('zh-CN', 'ja'),
    colours: ['#b45309', '#f59e0b'],
    favoritedBy: [],
  },
  {
    title: 'Around the world in five languages',
    description:
      'One exam in each of five languages: science, culture and everyday life. A good start for everybody who learns.',
    tier: 0,
    exams: demoExams,
    colours: ['#1d4ed8', '#38bdf8'],
    favoritedBy: ['demo'],
  },
];

/** By the author of the exams. */
export async function insertDemoBundles(services: FileServices, ids: ReadonlyMap<DemoUsername, number>): Promise<void> {
  const author = { accountId: ids.get('author') ?? 0, company: null };
  for (const bundle of demoBundles) {
    const titles = bundle.exams.map((exam) => exam.title);
    const exams = await services.db
      .selectFrom('exam')
      .select('id')
      .where('title', 'in', titles)
      .orderBy('id')
      .execute();
    const { title, description, tier } = bundle;
    const info = { title, description, country_code: 'cn', price_tier: tier };
    const bundleId = await insertBundle(services.db, author, { ...info, public_id: newPublicId(), create_key: null });
    if (bundleId === null) throw new Error(`the bundle ${title} was not inserted`);
    await replaceExams(
      services.db,
      author,
      bundleId,
      exams.map(({ id }) => id),
    );
    const file = {
      accountId: author.accountId,
      companyId: null,
      purpose: 'bundle',
      name: 'logo.jpg',
      contentType: 'image/jpeg',
      body: await drawLogo(bundle),
    } as const;
    await saveFile(services, file, (tx, { key }) => writeLogo(tx, bundleId, key));
    await writeStatus(services.db, bundleId, bundleStatus.normal);
    if (bundle.boughtBy) {
      const payment = { item: title, type: 2, amount: 1200, currency: 'CNY', reference: 'demo-bundle' };
      const payer = { payer_id: ids.get(bundle.boughtBy) ?? 0, bundle_id: bundleId };
      const paid_at = sql<Date>`now() - interval '3 days'`;
      await services.db
        .insertInto('partner_payment')
        .values({ account_id: author.accountId, ...payment, ...payer, paid_at })
        .execute();
    }
    for (const username of bundle.favoritedBy) {
      await insertFavorite(services.db, { accountId: ids.get(username) ?? 0, company: null }, bundleId);
    }
  }
}

/** A stack of as many sheets as it has exams. */
async function drawLogo({ exams, colours: [dark, light] }: DemoBundle): Promise<Buffer> {
  const sheets = exams.map((_, at) => {
    const shift = (at - (exams.length - 1) / 2) * 24;
    return `<rect x="${80 + shift}" y="${64 + shift / 2}" width="96" height="128" rx="12" fill="#fff" stroke="${dark}" stroke-width="4"/>`;
  });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <rect width="256" height="256" fill="url(#g)"/>${sheets.join('')}</svg>`;
  const sharp = await loadSharp();
  return drawSquare(await sharp(Buffer.from(picture)).png().toBuffer());
}
