// Every type of question, once. Schemas, families, grading, the editor, the words of spreadsheets, statistics and the tests ask
// here; nothing else lists types by number. Plain data: the browser loads it, so words and examples stand elsewhere, each in a
// table that does not compile while a type or a family is missing in it.

/** What the types of a family differ in. */
interface Traits {
  choice: {
    right: 'one' | 'several' | 'any';
    /** The options keep the author's order; those of other types are shuffled for each attempt. */
    keepsOrder: boolean;
  };
  'true-false': object;
  blank: { isCaseSensitive: boolean; isUnordered: boolean };
  matching: object;
  correction: object;
  open: { isLong: boolean };
}
export type FamilyName = keyof Traits;

interface FamilyFacts {
  /** How an answer comes about. One that is chosen can be counted by option; one that is typed is not done with a key press. */
  given: 'chosen' | 'typed' | 'paired';
  judgedBy: 'key' | 'people';
}

/** In the order in which people look for them, the most common first. */
const families: Record<FamilyName, FamilyFacts> = {
  choice: { given: 'chosen', judgedBy: 'key' },
  'true-false': { given: 'chosen', judgedBy: 'key' },
  blank: { given: 'typed', judgedBy: 'key' },
  matching: { given: 'paired', judgedBy: 'key' },
  correction: { given: 'typed', judgedBy: 'key' },
  open: { given: 'typed', judgedBy: 'people' },
};

type Descriptor = { [Name in FamilyName]: { type: number; family: Name } & Traits[Name] }[FamilyName];

/** In the order in which the editor offers them. A number, once given, stays: it stands in the database and in files. */
const descriptors = {
  singleChoice: { type: 1, family: 'choice', right: 'one', keepsOrder: false },
  multipleChoice: { type: 2, family: 'choice', right: 'several', keepsOrder: false },
  oneOrMoreChoice: { type: 12, family: 'choice', right: 'any', keepsOrder: false },
  orderedSingleChoice: { type: 8, family: 'choice', right: 'one', keepsOrder: true },
  orderedMultipleChoice: { type: 9, family: 'choice', right: 'several', keepsOrder: true },
  orderedOneOrMoreChoice: { type: 13, family: 'choice', right: 'any', keepsOrder: true },
  trueFalse: { type: 4, family: 'true-false' },
  blank: { type: 3, family: 'blank', isCaseSensitive: false, isUnordered: false },
  caseSensitiveBlank: { type: 6, family: 'blank', isCaseSensitive: true, isUnordered: false },
  unorderedBlank: { type: 10, family: 'blank', isCaseSensitive: false, isUnordered: true },
  caseSensitiveUnorderedBlank: { type: 11, family: 'blank', isCaseSensitive: true, isUnordered: true },
  matching: { type: 5, family: 'matching' },
  correction: { type: 14, family: 'correction' },
  shortAnswer: { type: 0, family: 'open', isLong: false },
  essay: { type: 7, family: 'open', isLong: true },
} as const satisfies Record<string, Descriptor>;

type Descriptors = typeof descriptors;
type TypeName = keyof Descriptors;
type AnyDescriptor = Descriptors[TypeName];
export type QuestionType = AnyDescriptor['type'];
export type TypeOf<Family extends FamilyName> = Extract<AnyDescriptor, { family: Family }>['type'];
type DescriptorOf<Type extends QuestionType> = Extract<AnyDescriptor, { type: Type }>;
type FamilyOf<Type extends QuestionType> = DescriptorOf<Type>['family'];
type SiblingOf<Type extends QuestionType> = TypeOf<FamilyOf<Type>>;

/** Types whose name is that of another with a word added, such as `fixed order`. */
export type VariantType = Extract<
  AnyDescriptor,
  { keepsOrder: true } | { isCaseSensitive: true } | { isUnordered: true }
>['type'];

const inOrder: readonly AnyDescriptor[] = Object.values(descriptors);
const byNumber = new Map<number, AnyDescriptor>(inOrder.map((descriptor) => [descriptor.type, descriptor]));

/** The number of each type by its name, from the lowest. */
export const questionTypes = Object.fromEntries(
  Object.entries(descriptors)
    .map(([name, { type }]) => [name, type] as const)
    .toSorted(([, one], [, other]) => one - other),
) as { [Name in TypeName]: Descriptors[Name]['type'] };

export const familyNames = Object.keys(families) as readonly FamilyName[];

export function typesOf<Family extends FamilyName>(family: Family): readonly TypeOf<Family>[] {
  return inOrder.filter((descriptor) => descriptor.family === family).map(({ type }) => type as TypeOf<Family>);
}

export function traitsOf<Type extends QuestionType>(type: Type): DescriptorOf<Type> {
  return byNumber.get(type) as DescriptorOf<Type>;
}

export function familyNameOf<Type extends QuestionType>(type: Type): FamilyOf<Type> {
  return traitsOf<QuestionType>(type).family as FamilyOf<Type>;
}

export function isOf<Q extends { type: QuestionType }, Family extends FamilyName>(
  question: Q,
  family: Family,
): question is Extract<Q, { type: TypeOf<Family> }> {
  return familyNameOf(question.type) === family;
}

/** The type with the same traits but for the ones that are named, as far as its family knows them; null where there is none. */
export function findSibling<Type extends QuestionType>(
  type: Type,
  other: Partial<Traits['choice'] & Traits['blank'] & Traits['open']>,
): SiblingOf<Type> | null {
  const wanted: Record<string, unknown> = { ...traitsOf(type), ...other };
  const found = inOrder.find((descriptor) =>
    Object.entries(descriptor).every(([trait, value]) => trait === 'type' || wanted[trait] === value),
  );
  return (found?.type ?? null) as SiblingOf<Type> | null;
}

/** An answer is one or several of what is offered. */
export function isChosen(type: QuestionType): boolean {
  return families[familyNameOf(type)].given === 'chosen';
}

export function isTyped(type: QuestionType): boolean {
  return families[familyNameOf(type)].given === 'typed';
}

/** No key decides over the answers: a marker does, or the learners themselves. */
export function isJudgedByPeople(type: QuestionType): boolean {
  return families[familyNameOf(type)].judgedBy === 'people';
}

/** One tap is the whole answer. */
export function takesOneTap(type: QuestionType): boolean {
  const descriptor: AnyDescriptor = traitsOf(type);
  return descriptor.family === 'true-false' || (descriptor.family === 'choice' && descriptor.right === 'one');
}
