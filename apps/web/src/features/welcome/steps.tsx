import styles from './welcome.module.css';

export interface Step {
  title: string;
  text: string;
}

export function Steps({ title, steps }: { title: string; steps: Step[] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
