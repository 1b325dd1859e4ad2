// What the fields of a form may hold, read from the schema of the request that the form sends.
import { z } from 'zod';
import { contract } from './index.ts';
import { formCalls } from './form-calls.ts';

interface FieldLimits {
  /** Of a text: its characters, and that it may not be empty. */
  maxLength?: number;
  isRequired?: true;
  /** Of a number. */
  min?: number;
  max?: number;
}

interface Json {
  type?: string;
  properties?: Record<string, Json>;
  anyOf?: Json[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Without the `null` that some fields may hold. */
function bare(json: Json): Json {
  return json.anyOf?.find(({ type }) => type !== 'null') ?? json;
}

/** The schema within what may be left out, be null or be filled in. */
function inner(schema: z.ZodType): z.ZodType {
  const wrapped: unknown = 'innerType' in schema.def ? schema.def.innerType : undefined;
  return wrapped instanceof z.ZodType ? inner(wrapped) : schema;
}

function limitsOf(schema: z.ZodType, json: Json): FieldLimits {
  const { type, maxLength, minimum, maximum } = bare(json);
  if (type === 'string') {
    // What may be null is left empty.
    const isRequired = !schema.safeParse('').success && !schema.safeParse(null).success;
    return { ...(maxLength !== undefined && { maxLength }), ...(isRequired && { isRequired }) };
  }
  return {
    // Those of a whole number that JavaScript can count are no limit that anybody set.
    ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function readObject(schema: z.ZodType, json: Json, before: string, found: Record<string, FieldLimits>): void {
  const object = inner(schema);
  if (!(object instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries<z.ZodType>(object.shape)) {
    const described = bare(json.properties?.[name] ?? {});
    if (described.properties) readObject(field, described, `${before}${name}.`, found);
    const limits = limitsOf(field, described);
    if (Object.keys(limits).length > 0) found[`${before}${name}`] = limits;
  }
}

export function readFormLimits(whose: keyof typeof formCalls): Record<string, Record<string, FieldLimits>> {
  return Object.fromEntries(
    formCalls[whose].map((address) => {
      const { request } = contract[address];
      const found: Record<string, FieldLimits> = {};
      readObject(request, z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Json, '', found);
      return [address, found];
    }),
  );
}
