import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

interface FormSectionProps {
  title: string;
  /** Below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** A part of a long form. */
export const FormSection = ({ title, text, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section css={style} aria-labelledby={id}>
      <div className="title">
        <h2 id={id}>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
    </section>
  );
};

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: var(--text-md);
  }
  .title p {
    font-size: var(--text-sm);
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    align-items: start;
    gap: var(--space-2);
  }
  fieldset {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;
