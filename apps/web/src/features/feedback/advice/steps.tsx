import styles from './advice.module.css';

interface StepsProps {
  title: string;
  steps: string[];
}

export function Steps({ title, steps }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <div className={`card ${styles.steps}`}>
      <h3>{title}</h3>
      <ol lang="en">
        {steps.map((step, index) => (
          <li key={step}>
            <span className={`figures ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
