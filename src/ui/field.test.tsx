import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

function draw(props: { error?: string; hint?: string; required?: boolean }): string {
  return renderToStaticMarkup(
    <Field id="name" label="الاسم" {...props}>
      {(control) => <TextInput {...control} name="name" />}
    </Field>,
  );
}

test('a field names its control and says what is wrong and what is expected, in this order', () => {
  const html = draw({ error: 'اكتب اسمك.', hint: 'كما في الهوية', required: true });
  expect(html).toContain('for="name"');
  expect(html).toContain('aria-describedby="name-error name-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('id="name-error"');
  expect(html).toContain('required=""');
});

test('a field without mistake or hint points nowhere', () => {
  const html = draw({});
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid=');
  expect(html).not.toContain('required=');
});
