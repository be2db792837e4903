import { NonsensicalReply, replySchema, type Reply } from './reply.ts';

/** The reply in what a model wrote: alone, in a fence, after a preamble or after its reasoning. */
export const readReply = (written: string): Reply => {
  const json = findObject(written.replaceAll(/<think>[\s\S]*?<\/think>/giu, ''));
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new NonsensicalReply('the reply is not JSON');
  }
  const parsed = replySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new NonsensicalReply(
    `the reply is not as asked for: ${issue?.path.join('.') ?? ''} (${issue?.code ?? ''})`,
  );
};

/** From the first brace to the one that closes it, strings read as strings. */
const findObject = (text: string): string => {
  const from = text.indexOf('{');
  if (from < 0) throw new NonsensicalReply('the reply holds no JSON');
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  throw new NonsensicalReply('the reply is cut short');
};
